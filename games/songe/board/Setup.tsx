/** Before a game: duel, Brumes or a Conteur’s table, who plays whom, against whom, and the rulings of the house. */
import type { SetupProps } from '@reverie/ui/board';
import { HouseRules } from '@reverie/ui/components/HouseRules';
import { useWords } from '@reverie/ui/words';
import { useEffect, useId } from 'react';
import type { Arrival } from '../body.ts';
import { ARPENTEUR_IDS, ARPENTEURS, DUELLISTS, MAJORS, MIDDLES, READY } from '../characters.ts';
import { MASQUES } from '../data/skills.ts';
import { type MODES, optionsSchema } from '../options.ts';
import type { Sheet } from '../sheet.ts';
import { readyWord } from '../words/ready.ts';
import { ArtDefs, Pebbles, Portrait } from './art.tsx';
import { useCharacters } from './characters-kept.ts';
import { portraitOf } from './reading.ts';
import { setupWords } from './setup-words.ts';
import './board.css';
import './setup.css';

type Mode = (typeof MODES)[number];
/** A ready character, a sheet, or somebody who has played before. */
export type Comer = string | Sheet | Arrival;

/** The options as they are being written: anything may still be missing. */
interface OptionsDraft {
  readonly mode?: Mode;
  readonly arpenteurs?: readonly Comer[];
  readonly foe?: string | Sheet;
  readonly [option: string]: unknown;
}

export function SongeSetup({ seats, options, change, language, texts, WorkshopLink }: SetupProps) {
  const words = useWords(setupWords);
  const draft = (options ?? {}) as OptionsDraft;
  const players = seats.filter(({ role }) => role === 'arpenteur');
  const conteur = seats.some(({ role }) => role === 'conteur');
  const possible: readonly Mode[] = conteur ? ['table'] : players.length === 1 ? ['arena', 'crossing'] : ['arena'];
  const mode = draft.mode && possible.includes(draft.mode) ? draft.mode : possible[0];
  const set = (more: OptionsDraft) => change({ ...draft, ...more });
  const heroes = players.map((_, i) => draft.arpenteurs?.[i] ?? ARPENTEUR_IDS[i % ARPENTEUR_IDS.length] ?? 'aurelie');
  // Seats come and go: what was chosen for others would only be refused.
  const stale = (draft.mode && draft.mode !== mode) || (draft.arpenteurs?.length ?? 0) > players.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when what was chosen no longer fits
  useEffect(() => {
    if (!stale) return;
    const { mode: chosen, ...rest } = draft;
    change({ ...rest, ...(chosen === mode && { mode }), arpenteurs: heroes });
  }, [stale]);
  return (
    <div className="sg-setup">
      <ArtDefs />
      {possible.length > 1 ? (
        <ModeChoice mode={mode ?? 'arena'} modes={possible} choose={(one) => set({ mode: one })} />
      ) : (
        <p className="sg-quiet">{words.modes[mode ?? 'table'].why}</p>
      )}
      {players.map(({ name }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <fieldset key={i}>
          <legend>{words.hero(name, i + 1)}</legend>
          <HeroChoice
            chosen={heroes[i] ?? 'aurelie'}
            language={language}
            choose={(one) => set({ arpenteurs: heroes.map((old, at) => (at === i ? one : old)) })}
          />
        </fieldset>
      ))}
      <p>
        <WorkshopLink>{words.create}</WorkshopLink>
      </p>
      {mode === 'arena' && players.length === 1 ? (
        <fieldset>
          <legend>{words.foe}</legend>
          <FoeChoice chosen={draft.foe ?? 'bretteur'} language={language} choose={(foe) => set({ foe })} />
        </fieldset>
      ) : null}
      <details className="sg-house">
        <summary>{words.house}</summary>
        <HouseRules
          rules={{ options: optionsSchema }}
          texts={texts}
          options={draft}
          change={change}
          without={['mode', 'foe', ...(mode === 'crossing' ? [] : ['legs'])]}
        />
      </details>
    </div>
  );
}

interface ModeProps {
  readonly mode: Mode;
  readonly modes: readonly Mode[];
  choose(mode: Mode): void;
}

export function ModeChoice({ mode, modes, choose }: ModeProps) {
  const words = useWords(setupWords);
  const group = useId();
  return (
    <fieldset>
      <legend>{words.mode}</legend>
      <div className="sg-faces">
        {modes.map((one) => (
          <label key={one} className="sg-face">
            <input type="radio" name={group} checked={mode === one} onChange={() => choose(one)} />
            <Portrait of={one === 'arena' ? 'bretteur' : one === 'crossing' ? 'passeur' : 'comedien'} />
            <b>{words.modes[one].name}</b>
            <small>{words.modes[one].why}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface HeroProps {
  readonly chosen: Comer;
  readonly language: SetupProps['language'];
  choose(hero: Comer): void;
}

export function HeroChoice({ chosen, language, choose }: HeroProps) {
  const words = useWords(setupWords);
  const group = useId();
  const kept = useCharacters();
  return (
    <div className="sg-faces">
      {ARPENTEUR_IDS.map((id) => (
        <Face
          key={id}
          group={group}
          sheet={ARPENTEURS[id]}
          note={MASQUES[ARPENTEURS[id].masque ?? 'mousquetaire'][language]}
          language={language}
          checked={chosen === id}
          choose={() => choose(id)}
        />
      ))}
      {kept.map(({ id, sheet, arrival }) => (
        <Face
          key={id}
          group={group}
          sheet={sheet}
          note={words.own}
          language={language}
          checked={typeof chosen !== 'string' && chosen.name === sheet.name}
          choose={() => choose(arrival)}
        />
      ))}
    </div>
  );
}

interface FoeProps {
  readonly chosen: string | Sheet;
  readonly language: SetupProps['language'];
  choose(foe: string): void;
}

export function FoeChoice({ chosen, language, choose }: FoeProps) {
  const words = useWords(setupWords);
  const group = useId();
  return (
    <div className="sg-faces">
      {FOES.map((id) => {
        const sheet = READY[id];
        if (!sheet) return null;
        return (
          <Face
            key={id}
            group={group}
            sheet={sheet}
            note={words.kinds[sheet.kind === 'major' ? 'major' : 'middle']}
            sentence={words.foes[id]}
            language={language}
            checked={chosen === id}
            choose={() => choose(id)}
          />
        );
      })}
    </div>
  );
}

/** Those with a name of their own first. */
const FOES = Object.keys({ ...DUELLISTS, ...MIDDLES, ...MAJORS }) as (
  | keyof typeof DUELLISTS
  | keyof typeof MIDDLES
  | keyof typeof MAJORS
)[];

interface FaceProps {
  readonly group: string;
  readonly sheet: Sheet;
  readonly note: string;
  /** What is said of them. */
  readonly sentence?: string;
  readonly language: SetupProps['language'];
  readonly checked: boolean;
  choose(): void;
}

function Face({ group, sheet, note, sentence, language, checked, choose }: FaceProps) {
  const words = useWords(setupWords);
  return (
    <label className="sg-face">
      <input type="radio" name={group} checked={checked} onChange={choose} />
      <Portrait of={portraitOf({ sheet, kind: sheet.kind })} />
      <b>{readyWord(language, sheet.name)}</b>
      <small>{note}</small>
      {sentence ? <small className="sg-sentence">{sentence}</small> : null}
      <small>
        {words.escrime} <Pebbles white={sheet.escrime} label={String(sheet.escrime)} />
      </small>
    </label>
  );
}
