/** As much Markdown as the guide is written in: headings, paragraphs, lists, bold and code. */

export interface Run {
  readonly kind: 'plain' | 'strong' | 'code';
  readonly text: string;
}

type Block =
  | { readonly kind: 'heading'; readonly runs: readonly Run[] }
  | { readonly kind: 'paragraph'; readonly runs: readonly Run[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Run[])[]; readonly runs: readonly Run[] };

export function blocksOf(text: string): readonly Block[] {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((part): Block => {
      if (part.startsWith('#')) return { kind: 'heading', runs: runsOf(part.replace(/^#+ /, '')) };
      if (!part.startsWith('- ')) return { kind: 'paragraph', runs: runsOf(joined(part)) };
      const items = part.split(/\n(?=- )/).map((item) => runsOf(joined(item.slice(2))));
      return { kind: 'list', items, runs: [] };
    });
}

/** Lines are wrapped for those who write. */
const joined = (text: string): string => text.replace(/\s*\n\s*/g, ' ');

function runsOf(text: string): readonly Run[] {
  return text
    .split(/(\*\*.+?\*\*|`.+?`)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith('**')) return { kind: 'strong', text: part.slice(2, -2) };
      return part.startsWith('`') ? { kind: 'code', text: part.slice(1, -1) } : { kind: 'plain', text: part };
    });
}
