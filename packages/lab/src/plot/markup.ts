/** A drawn plot as the text of a file. */
import type { Language } from '@reverie/kernel/game';
import type { Panel } from '@reverie/kernel/plot';
import { STYLE, THEME } from './style.ts';
import { draw, type SvgNode } from './svg.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (said: string): string => said.replace(/[&<>"]/g, (sign) => ESCAPES[sign] as string);

function textOf({ tag, attributes, children }: SvgNode): string {
  const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(`${value}`)}"`);
  const inside = children.map((child) => (typeof child === 'string' ? escaped(child) : textOf(child))).join('');
  return inside === '' ? `<${tag}${given.join('')}/>` : `<${tag}${given.join('')}>${inside}</${tag}>`;
}

/** A file that stands alone: its colours follow the reader's light or dark. */
export function toSvg({ title, plot }: Panel, language: Language, width = 640): string {
  const { tag, attributes, children } = draw(plot, width, language);
  const [, , , height] = `${attributes.viewBox}`.split(' ').map(Number) as [number, number, number, number];
  const frame = 16;
  const ground: SvgNode = {
    tag: 'rect',
    attributes: { x: -frame, y: -frame, width: width + 2 * frame, height: height + 2 * frame, rx: 10, class: 'ground' },
    children: [],
  };
  const whole: SvgNode = {
    tag,
    attributes: {
      ...attributes,
      viewBox: `${-frame} ${-frame} ${width + 2 * frame} ${height + 2 * frame}`,
      width: width + 2 * frame,
      height: height + 2 * frame,
      role: 'img',
    },
    children: [
      { tag: 'title', attributes: {}, children: [title] },
      { tag: 'style', attributes: {}, children: [THEME + STYLE] },
      ground,
      ...children,
    ],
  };
  return `${textOf(whole)}\n`;
}
