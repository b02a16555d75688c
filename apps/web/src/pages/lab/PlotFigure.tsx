/** A plot under its title, or its figures as a table: the same numbers, in place. */
import type { Language } from '@reverie/kernel/game';
import type { MapPlot, Panel, PartPlot, Settings } from '@reverie/kernel/plot';
import { colon } from '@reverie/kernel/words';
import { figure } from '@reverie/lab/plot/figures';
import { STYLE } from '@reverie/lab/plot/style';
import { draw, gapLook, type SvgNode } from '@reverie/lab/plot/svg';
import { cellsOf, toCsv, toMarkdown } from '@reverie/lab/plot/table';
import { Button } from '@reverie/ui/components/Button';
import { saveFile } from '@reverie/ui/save-file';
import { useSettings } from '@reverie/ui/settings';
import { useWords, withFrenchSpaces } from '@reverie/ui/words';
import { createElement, type KeyboardEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { labWords } from './words.ts';

/** The marks look alike in the page and in files: one sheet says how. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLE);
document.adoptedStyleSheets.push(sheet);

interface Props {
  readonly panel: Panel;
  /** A cell or a row stands for settings: choosing it takes them. */
  choose?(settings: Settings): void;
}

export function PlotFigure({ panel, choose }: Props) {
  const t = useWords(labWords);
  const { language } = useSettings();
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  const { title, text, plot } = panel;
  const spaced = (said: string): string => (language === 'fr' ? withFrenchSpaces(said) : said);
  return (
    <section className="lab-card" data-kind={plot.kind} aria-labelledby={id}>
      <header>
        <h2 id={id}>{spaced(title)}</h2>
        <Button
          look="bare"
          onPress={() => setAsTable(!asTable)}
          aria-label={`${asTable ? t.asPlot : t.asTable} : ${title}`}
        >
          {asTable ? t.asPlot : t.asTable}
        </Button>
      </header>
      {text ? <p className="quiet">{spaced(text)}</p> : null}
      {asTable ? (
        <FigureTable panel={panel} language={language} />
      ) : plot.kind === 'map' ? (
        <PlotMap plot={plot} language={language} choose={choose} />
      ) : plot.kind === 'parts' && choose && plot.rows.some(({ sets }) => sets) ? (
        <PartChoice plot={plot} language={language} choose={choose} />
      ) : (
        <Drawing panel={panel} language={language} />
      )}
    </section>
  );
}

/** As wide as there is room, and drawn anew for it: never scaled down. */
export function Drawing({ panel, language }: { readonly panel: Panel; readonly language: Language }) {
  const [width, setWidth] = useState(0);
  const watch = useRef<ResizeObserver | null>(null);
  const hold = useCallback((element: HTMLDivElement | null) => {
    watch.current?.disconnect();
    if (!element) return;
    watch.current = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    watch.current.observe(element);
  }, []);
  const cells = cellsOf(panel.plot, language);
  return (
    <div className="plot-room" ref={hold}>
      {width > 0 ? rendered(draw(panel.plot, width, language), 0, panel.title) : null}
      <div className="visually-hidden">
        <Rows cells={cells} caption={panel.title} />
      </div>
    </div>
  );
}

/** The drawing itself is for eyes alone: the table behind it says the same. */
function rendered({ tag, attributes, children }: SvgNode, key: number, title?: string): ReactNode {
  const { class: className, 'text-anchor': textAnchor, ...rest } = attributes;
  return createElement(
    tag,
    { ...rest, key, className, textAnchor, ...(title !== undefined && { 'aria-hidden': true }) },
    ...children.map((child, i) => (typeof child === 'string' ? child : rendered(child, i))),
  );
}

function Rows({
  cells: [head = [], ...rows],
  caption,
}: {
  readonly cells: readonly (readonly string[])[];
  readonly caption: string;
}) {
  return (
    <table>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {head.map((cell, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a table of figures has no other keys
            <th key={i} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, r) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a table of figures has no other keys
          <tr key={r}>
            {row.map((cell, i) =>
              i === 0 ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a table of figures has no other keys
                <th key={i} scope="row">
                  {cell}
                </th>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a table of figures has no other keys
                <td key={i}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function FigureTable({ panel, language }: { readonly panel: Panel; readonly language: Language }) {
  const t = useWords(labWords);
  const cells = cellsOf(panel.plot, language);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className="figure-table" tabIndex={0} aria-label={panel.title}>
        <Rows cells={cells} caption={panel.title} />
      </section>
      <p className="lab-forms">
        <Button look="bare" onPress={() => saveFile(`${panel.id}.csv`, toCsv(cells), 'text/csv')}>
          {t.download('CSV')}
        </Button>
        <Button
          look="bare"
          onPress={() => saveFile(`${panel.id}.json`, JSON.stringify(panel, null, 2), 'application/json')}
        >
          {t.download('JSON')}
        </Button>
        <Button look="bare" onPress={() => saveFile(`${panel.id}.md`, toMarkdown(cells), 'text/markdown')}>
          {t.download('Markdown')}
        </Button>
      </p>
    </>
  );
}

/** A map is a table whose cells can be taken: arrows walk, Enter takes. */
function PlotMap({
  plot,
  language,
  choose,
}: {
  readonly plot: MapPlot;
  readonly language: Language;
  readonly choose: Props['choose'];
}) {
  const table = useRef<HTMLTableElement>(null);
  const walk = (event: KeyboardEvent, row: number, column: number): void => {
    const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
    if (!step) return;
    const [down = 0, across = 0] = step;
    const next = table.current?.querySelector<HTMLElement>(`[data-at="${row + down} ${column + across}"]`);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const at = plot.at ?? [0, 0];
  return (
    <div className="plot-map">
      <table ref={table} data-second={plot.legend.second !== undefined || undefined}>
        <caption>{plot.across}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{plot.down}</span>
            </th>
            {plot.columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plot.rows.map(({ name, cells }, row) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => {
                const key = plot.columns[column];
                if (!cell) return <td key={key} className="empty" />;
                const { value, second, gap, marked, sets } = cell;
                const here = plot.at?.[0] === row && plot.at[1] === column;
                const said = (
                  <>
                    <b>{figure(value, language)}</b>
                    {second === undefined ? null : <small>{figure(second, language)}</small>}
                    {marked ? <span className="corner" title={plot.legend.marked} /> : null}
                  </>
                );
                return (
                  <td key={key} className={gapLook(gap)} data-strong={Math.abs(gap) >= 10 || undefined}>
                    {sets && choose ? (
                      <button
                        type="button"
                        data-at={`${row} ${column}`}
                        aria-pressed={here}
                        tabIndex={row === Math.max(0, at[0]) && column === at[1] ? 0 : -1}
                        onKeyDown={(event) => walk(event, row, column)}
                        onClick={() => choose(sets)}
                      >
                        <span className="visually-hidden">{`${name} ${plot.down}, ${key} ${plot.across}${colon(language)}`}</span>
                        {said}
                      </button>
                    ) : (
                      said
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="plot-legend">
        <li>
          <i className="above" /> {plot.legend.above}
        </li>
        <li>
          <i className="below" /> {plot.legend.below}
        </li>
        {plot.legend.marked ? (
          <li>
            <i className="marked" /> {plot.legend.marked}
          </li>
        ) : null}
      </ul>
    </div>
  );
}

/** Reactions and the like: one row is chosen, its parts stand beside it. */
function PartChoice({
  plot,
  language,
  choose,
}: {
  readonly plot: PartPlot;
  readonly language: Language;
  choose(settings: Settings): void;
}) {
  const name = useId();
  return (
    <div className="part-choice" role="radiogroup">
      {plot.rows.map(({ name: row, note, parts, sets }, i) => (
        <label key={row} data-at={plot.at === i || undefined}>
          <input type="radio" name={name} checked={plot.at === i} onChange={() => sets && choose(sets)} />
          <span className="part-name">
            <strong>{row}</strong>
            {note ? <small>{note}</small> : null}
          </span>
          <span className="part-bar">
            {parts.map(({ name: part, value, look }) => (
              <span
                key={part}
                className={look}
                style={{ flexGrow: value }}
                data-thin={value < 6 || undefined}
                data-short={value < 24 || undefined}
              >
                <span>
                  <i>{part}</i> {figure(value, language)}
                </span>
              </span>
            ))}
          </span>
        </label>
      ))}
    </div>
  );
}
