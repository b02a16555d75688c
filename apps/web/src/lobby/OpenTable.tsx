export function OpenTable({ game }: { readonly game: string }) {
  return <p>{game}</p>;
}
