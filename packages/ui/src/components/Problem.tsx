import { capital } from '@reverie/kernel/capital';

/** What went wrong, said where it happened and read out; nothing where nothing did. */
export function Problem({ text }: { readonly text: string | null | undefined }) {
  return text ? (
    <p className="problem" role="alert">
      {capital(text)}
    </p>
  ) : null;
}
