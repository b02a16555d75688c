export function Moon() {
  return (
    <svg className="moon" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M21 3a13 13 0 1 0 8 17A11 11 0 0 1 21 3Z" />
      <circle cx="24" cy="9" r="1.4" />
      <circle cx="28" cy="14" r="0.9" />
    </svg>
  );
}
