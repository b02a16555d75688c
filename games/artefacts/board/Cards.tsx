/** Cards as they lie on the table: artefacts, dream powers, Dreamers. All are buttons; those that do nothing are looked at. */
import type { Language } from '@reverie/kernel/game';
import { type MouseEvent, memo, type ReactNode } from 'react';
import { CARDS } from '../data/cards.ts';
import { COLOURS } from '../data/colours.ts';
import { DREAM_POWERS } from '../data/dream-powers.ts';
import { DREAMERS } from '../data/dreamers.ts';
import type { PlaceView } from '../view.ts';
import {
  ColourSign,
  Frown,
  KindSigns,
  MoonSign,
  PowerSign,
  ShieldSign,
  Smile,
  Spiral,
  Star,
  Sun,
  Sword,
  Zed,
} from './art.tsx';
import type { Mark } from './marks.ts';
import { cardInWords, dreamerInWords, dreamInWords, powerInWords, powerName } from './names.ts';
import { Picture, Sleeper } from './pictures.tsx';
import { keyOf, type Thing } from './reading.ts';
import { boardWords } from './words.ts';

interface ThingProps {
  readonly thing: Thing;
  readonly mark: Mark;
  readonly label: string;
  readonly className: string;
  readonly data?: Readonly<Record<`data-${string}`, string | number | boolean>>;
  touch(thing: Thing, event: MouseEvent): void;
  look?(thing: Thing | null): void;
  readonly children: ReactNode;
}

export function ThingButton({ thing, mark, label, className, data, touch, look, children }: ThingProps) {
  return (
    <button
      type="button"
      className={`ar-thing ${className}`}
      data-thing={keyOf(thing)}
      data-can={mark.can}
      {...(mark.can || mark.chosen ? { 'aria-pressed': mark.chosen } : {})}
      {...data}
      tabIndex={-1}
      onClick={(event) => touch(thing, event)}
      onMouseEnter={look && (() => look(thing))}
      onMouseLeave={look && (() => look(null))}
      onFocus={look && (() => look(thing))}
      onBlur={look && (() => look(null))}
    >
      <span className="ar-said">{label}</span>
      <span className="ar-face" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}

/** What it costs, as signs: suns or moons for Monsters, spirals for the rest. */
function CostSigns({ card }: { readonly card: number }) {
  const { cost = 0, phase = null } = CARDS[card] ?? {};
  return (
    <span className="ar-cost">
      <b>{cost}</b>
      {phase === null ? <Spiral /> : phase === 0 ? <Sun className="of-day" /> : <MoonSign className="of-night" />}
    </span>
  );
}

/** The printed face of an artefact, drawn once however often the table changes; whole, with what its power does and its line of flavour, where it is read. */
export const CardFace = memo(function CardFace({
  card,
  language,
  whole = false,
}: {
  readonly card: number;
  readonly language: Language;
  readonly whole?: boolean;
}) {
  const printed = CARDS[card];
  if (!printed) return null;
  const { colour, attack, defence, power, resistance, weakness, name } = printed;
  const t = boardWords[language];
  return (
    <>
      <span className="ar-card-art">
        <Picture card={card} />
        <span className="ar-corner">
          <ColourSign colour={colour} />
        </span>
        <CostSigns card={card} />
      </span>
      <span className="ar-card-name">
        <span>{name[language]}</span>
        {power ? (
          <small className="ar-card-power">
            <PowerSign power={power.id} /> {powerName(card, language)}
          </small>
        ) : null}
      </span>
      {whole ? (
        <span className="ar-card-words">
          {power ? <span>{powerInWords(card, language)}</span> : null}
          <em>{printed.flavour[language]}</em>
        </span>
      ) : null}
      {attack === null ? (
        <span className="ar-card-figures ar-said-on-card">{whole ? null : powerInWords(card, language)}</span>
      ) : (
        <span className="ar-card-figures">
          <span className="ar-figure">
            <Sword />
            {attack}
          </span>
          <span className="ar-wheel">
            {resistance === null ? null : (
              <span>
                ×2 <ColourSign colour={resistance} />
              </span>
            )}
            {weakness === null ? null : (
              <span>
                <span className="ar-fears">{t.fears}</span>
                <span className="ar-feared">!</span> <ColourSign colour={weakness} />
              </span>
            )}
          </span>
          <span className="ar-figure">
            <ShieldSign />
            {defence ?? '–'}
          </span>
        </span>
      )}
    </>
  );
});

interface CardProps extends Omit<ThingProps, 'label' | 'className' | 'children' | 'data'> {
  readonly card: number;
  readonly language: Language;
  readonly note?: string;
  readonly badge?: ReactNode;
}

export function ArtefactCard({ card, language, note, badge, ...rest }: CardProps) {
  const { colour = 0, type = 'monster', phase = null } = CARDS[card] ?? {};
  return (
    <ThingButton
      {...rest}
      label={[cardInWords(card, language), ...(note ? [note] : [])].join(', ')}
      className="ar-card"
      data={{
        'data-card': card,
        'data-colour': COLOURS[colour]?.sign ?? '',
        'data-type': type,
        'data-phase': phase ?? 'none',
      }}
    >
      <CardFace card={card} language={language} />
      {badge}
    </ThingButton>
  );
}

export function Pips({ n, most = 4 }: { readonly n: number; readonly most?: number }) {
  return (
    <span className="ar-pips" aria-hidden="true">
      {Array.from({ length: most }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are alike, and stay where they are
        <i key={i} data-full={i < n} />
      ))}
    </span>
  );
}

interface PlacedProps extends Omit<CardProps, 'card' | 'note'> {
  readonly place: PlaceView;
  /** What was done this turn is of interest in this turn only. */
  readonly now: boolean;
}

export function PlacedCard({ place, now, language, badge, ...rest }: PlacedProps) {
  const t = boardWords[language];
  const { card, endurance, asleepBy, twin, attacks, ready } = place;
  const states = [
    t.endurance(endurance),
    ...(asleepBy === null ? [] : [t.faceDown]),
    ...(twin ? [t.twin] : []),
    ...(now && attacks > 0 && !ready ? [t.attacked] : []),
  ];
  const { colour = 0, type = 'monster', phase = null } = CARDS[card] ?? {};
  return (
    <ThingButton
      {...rest}
      label={[cardInWords(card, language), ...states].join(', ')}
      className="ar-card ar-placed"
      data={{
        'data-card': card,
        'data-colour': COLOURS[colour]?.sign ?? '',
        'data-type': type,
        'data-phase': phase ?? 'none',
        'data-asleep': asleepBy !== null,
        'data-spent': now && attacks > 0 && !ready,
      }}
    >
      <CardFace card={card} language={language} />
      <Pips n={endurance} />
      {asleepBy === null ? null : <span className="ar-state">{t.faceDown}</span>}
      {twin ? (
        <span className="ar-state">
          <PowerSign power="doubleAttack" />
        </span>
      ) : null}
      {badge}
    </ThingButton>
  );
}

const DreamFace = memo(function DreamFace({ sort }: { readonly sort: number }) {
  const { kind = 0, colour = 0 } = DREAM_POWERS[sort] ?? {};
  return (
    <>
      <span className="ar-sky">{kind === 4 ? <Star className="of-special" /> : <KindSigns kind={kind} />}</span>
      <span className="ar-band" data-colour={COLOURS[colour]?.sign ?? ''}>
        <ColourSign colour={colour} />
      </span>
    </>
  );
});

const skyOf = (sort: number): string => {
  const { kind = 0 } = DREAM_POWERS[sort] ?? {};
  return kind === 4 ? 'special' : kind >> 1 === 0 ? 'day' : 'night';
};

interface DreamProps extends Omit<ThingProps, 'label' | 'className' | 'children' | 'data'> {
  readonly sort: number;
  readonly language: Language;
  readonly count?: number;
}

export function DreamCard({ sort, language, count, ...rest }: DreamProps) {
  const words = dreamInWords(sort, language);
  return (
    <ThingButton
      {...rest}
      label={count === undefined ? words : `${words}, ${count}`}
      className="ar-dream"
      data={{ 'data-sky': skyOf(sort) }}
    >
      <DreamFace sort={sort} />
      {count === undefined || count < 2 ? null : <b className="ar-count">{count}</b>}
    </ThingButton>
  );
}

/** A dream as a sign inside a line; its words are said beside it. */
export function DreamSign({ sort, language }: { readonly sort: number; readonly language: Language }) {
  return (
    <span className="ar-dream ar-mini" data-sky={skyOf(sort)} role="img" aria-label={dreamInWords(sort, language)}>
      <DreamFace sort={sort} />
    </span>
  );
}

interface DreamerProps extends Omit<ThingProps, 'label' | 'className' | 'children' | 'data'> {
  readonly dreamer: number;
  readonly language: Language;
  readonly tilted: boolean;
  readonly note: string;
  readonly badge?: ReactNode;
}

export function DreamerCard({ dreamer, language, tilted, note, badge, ...rest }: DreamerProps) {
  const { colour } = DREAMERS[dreamer] ?? {};
  if (colour === undefined) return null;
  return (
    <ThingButton
      {...rest}
      label={[dreamerInWords(dreamer, language), ...(note ? [note] : [])].join(', ')}
      className="ar-dreamer"
      data={{ 'data-colour': COLOURS[colour]?.sign ?? '', 'data-tilted': tilted }}
    >
      <DreamerParts dreamer={dreamer} language={language} />
      {badge}
    </ThingButton>
  );
}

interface FaceProps {
  readonly dreamer: number;
  readonly language: Language;
}

/** A Dreamer at reading size. */
export function DreamerFace({ dreamer, language }: FaceProps) {
  const { colour = 0, flavour } = DREAMERS[dreamer] ?? {};
  return (
    <span className="ar-dreamer ar-still ar-whole" data-colour={COLOURS[colour]?.sign ?? ''}>
      <DreamerParts dreamer={dreamer} language={language} />
      <span className="ar-card-words">
        <em>{flavour?.[language]}</em>
      </span>
    </span>
  );
}

const DreamerParts = memo(function DreamerParts({ dreamer, language }: FaceProps) {
  const found = DREAMERS[dreamer];
  if (!found) return null;
  const { colour, property, endurance, spirals, name } = found;
  return (
    <>
      <span className="ar-card-art">
        <Sleeper dreamer={dreamer} />
        <span className="ar-corner">
          <ColourSign colour={colour} />
        </span>
        <span className="ar-cost">
          {property === 0 ? <Smile className="of-plus" /> : <Frown className="of-minus" />}
        </span>
      </span>
      <span className="ar-card-name">
        <span>{name[language]}</span>
      </span>
      <span className="ar-card-figures">
        <span className="ar-figure">
          <Zed />
          {endurance}
        </span>
        <span className="ar-figure">
          <Spiral />
          {spirals}
        </span>
      </span>
    </>
  );
});
