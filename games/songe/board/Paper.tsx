/** An Arpenteur of the collection on paper. */
import type { PaperProps } from '@reverie/ui/board';
import { bodySchema } from '../body.ts';
import { ArtDefs } from './art.tsx';
import { PrintSheet } from './PrintSheet.tsx';

export function SongePaper({ name, body, language, notes }: PaperProps) {
  const read = bodySchema.safeParse(body);
  if (!read.success) return null;
  const { sheet, ...life } = read.data;
  return (
    <>
      <ArtDefs />
      <PrintSheet sheet={{ name, ...sheet } as never} language={language} figure={life} notes={notes} />
    </>
  );
}
