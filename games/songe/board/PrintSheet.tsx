/** A sheet to print on A4, black on white: shown on paper only. */
import type { Language } from '@reverie/kernel/game';
import { colon, signed } from '@reverie/kernel/words';
import { Paper, PaperPart } from '@reverie/ui/components/Paper';
import { BOTTES } from '../data/bottes.ts';
import { eclatCalled } from '../data/eclats.ts';
import { MANOEUVRES } from '../data/manoeuvres.ts';
import { CHARACTERISTIC_WORDS, CHARACTERISTICS, MASQUES, SKILLS, shortOf } from '../data/skills.ts';
import { ARMOURS, RANGED, SHIELDS } from '../data/tables.ts';
import type { Sheet } from '../sheet.ts';
import type { FigureView } from '../view-shape.ts';
import { phraseIn, readySheet, readyWord } from '../words/ready.ts';
import { Moon, Portrait } from './art.tsx';
import { eclatName, quoted } from './names.ts';
import { printWords } from './print-words.ts';
import { portraitOf } from './reading.ts';
import './paper.css';

interface Props {
  readonly sheet: Omit<Sheet, 'escrime'> & { readonly escrime: number | null };
  readonly language: Language;
  /** What the table keeps of the figure, in a game. */
  readonly figure?: PrintedFigure;
  readonly notes?: string;
}

/** What of a figure, or of somebody between two tables, stands on paper. */
type PrintedFigure = Pick<
  FigureView,
  'ticks' | 'wounds' | 'karma' | 'mana' | 'things' | 'bound' | 'xp' | 'debts' | 'marks'
>;

export function PrintSheet({ sheet: written, language, figure, notes = '' }: Props) {
  const sheet = { ...readySheet(language, { ...written, escrime: written.escrime ?? 0 }), escrime: written.escrime };
  const t = printWords[language];
  const entries = <K extends string>(all: Readonly<Partial<Record<K, number>>>) => Object.entries(all) as [K, number][];
  return (
    <Paper className="sg-paper" language={language}>
      <header>
        <Portrait of={portraitOf({ sheet: written, kind: sheet.kind })} />
        <h1>{sheet.name || t.unnamed}</h1>
        <p>{sheet.masque ? `${t.masque}${colon(language)}${MASQUES[sheet.masque][language]}` : ''}</p>
        <Moon className="sg-paper-moon" />
      </header>
      <PaperPart title={t.descripteurs} lines={3} count={sheet.descripteurs.length}>
        {sheet.descripteurs.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </PaperPart>
      <PaperPart title={t.traits} lines={3} count={sheet.traits.length}>
        {sheet.traits.map(({ name, level, flaw }) => (
          <li key={name}>
            {name}
            {flaw ? `, ${t.flaw}` : ''} <span>{t.levels[level]}</span>
          </li>
        ))}
      </PaperPart>
      <PaperPart title={t.characteristics}>
        {CHARACTERISTICS.map((one) => (
          <li key={one}>
            {CHARACTERISTIC_WORDS[one][language]} <b>{signed(sheet.characteristics[one] ?? 0)}</b>
            <Boxes of={4} full={figure?.ticks[one] ?? 0} square />
          </li>
        ))}
      </PaperPart>
      <PaperPart title={t.skills} lines={7} count={Object.keys(sheet.skills).length}>
        {entries(sheet.skills).map(([id, level]) => (
          <li key={id}>
            {SKILLS[id][language]} <small>{shortOf(SKILLS[id].on, language)}</small>
            <Boxes of={4} full={level} />
          </li>
        ))}
      </PaperPart>
      <PaperPart title={`${t.escrime} ${sheet.escrime ?? ''}`} lines={5} count={Object.keys(sheet.manoeuvres).length}>
        {entries(sheet.manoeuvres).map(([id, level]) => (
          <li key={id}>
            {MANOEUVRES[id][language]}
            <Boxes of={4} full={level} />
          </li>
        ))}
        {sheet.bottes.map((id) => (
          <li key={id}>
            <b>{BOTTES[id][language]}</b> <span>○○ {BOTTES[id].combination}</span>
          </li>
        ))}
      </PaperPart>
      <PaperPart title={t.wounds}>
        {(['legere', 'serieuse', 'grave', 'mortelle'] as const).map((kind, i) => (
          <li key={kind}>
            {t.woundKinds[kind]}
            <Boxes of={sheet.track[i] ?? 0} full={figure?.wounds.filter((wound) => wound.kind === kind).length ?? 0} />
          </li>
        ))}
        {figure?.wounds.map(({ kind, place, day }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two wounds alike are two
          <li key={i}>
            {kind ? t.wound[kind] : t.kept}, {place || t.somewhere} <span>{t.day(day)}</span>
          </li>
        ))}
        <li className="sg-paper-body">
          <BodyDrawing />
        </li>
      </PaperPart>
      <PaperPart title={t.karma}>
        <li>
          −4 −3 −2 −1 <Boxes of={16} full={Math.max(0, -(figure?.karma ?? sheet.karma))} square />
        </li>
        <li>
          +1 +2 +3 +4 <Boxes of={16} full={Math.max(0, figure?.karma ?? sheet.karma)} square />
        </li>
      </PaperPart>
      <PaperPart title={t.panache}>
        <li>
          {t.panache} <Boxes of={8} full={0} />
        </li>
        <li>
          {t.mana} <Boxes of={sheet.mana} full={figure?.mana ?? sheet.mana} />
        </li>
      </PaperPart>
      <PaperPart title={t.eclats} lines={2} count={sheet.eclats.length}>
        {sheet.eclats.map((id) => {
          const found = eclatCalled(id);
          return (
            <li key={id}>
              <b>{eclatName(language, id)}</b> <span>{found ? t.cost(found.price, found.mana) : ''}</span>
              <small className="sg-paper-why">{found?.effect[language]}</small>
            </li>
          );
        })}
      </PaperPart>
      <PaperPart title={t.words} lines={4} count={Object.keys({ ...sheet.pouvoirs, ...sheet.cles }).length}>
        {[...entries(sheet.pouvoirs), ...entries(sheet.cles)].map(([word, level]) => (
          <li key={word}>
            {phraseIn(language, word)}
            <Boxes of={4} full={level} />
          </li>
        ))}
      </PaperPart>
      <PaperPart title={t.equipment}>
        <li>{ARMOURS[sheet.armour][language]}</li>
        <li>{SHIELDS[sheet.shield][language]}</li>
        {sheet.ranged ? <li>{RANGED[sheet.ranged][language]}</li> : null}
        {sheet.objects.map(({ name, phrase, charge }) => (
          <li key={name}>
            {name} <span>{`${quoted(language, phraseIn(language, phrase))} ${charge ?? '∞'}`}</span>
          </li>
        ))}
        {sheet.focus.map(({ name, words, level }) => (
          <li key={name}>
            {name} <span>{`${words.join(', ')} ${level}`}</span>
          </li>
        ))}
        {sheet.potions.map((quality, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: potions of a quality are alike
          <li key={i}>{t.potion(quality)}</li>
        ))}
        {[...(figure?.things ?? []), ...(figure?.bound ?? [])].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </PaperPart>
      <PaperPart title={t.experience}>
        <li>
          {t.rounds} <Boxes of={8} full={figure?.xp.rounds ?? 0} />
        </li>
        <li>
          {t.free} <span>{figure?.xp.free ?? 0}</span>
        </li>
        <li>
          {t.earned} <span>{figure?.xp.total ?? 0}</span>
        </li>
        <li>
          {t.debts} <span>{figure?.debts ?? 0}</span>
        </li>
        <li>
          {t.signe} <span>{sheet.signe ? t.signes[sheet.signe] : t.none}</span>
        </li>
      </PaperPart>
      <PaperPart title={t.specialisations} lines={2} count={sheet.specialisations.length + (figure?.marks.length ?? 0)}>
        {[...sheet.specialisations, ...(figure?.marks ?? [])].map((name) => (
          <li key={name}>{readyWord(language, name)}</li>
        ))}
      </PaperPart>
      <PaperPart title={t.notes} lines={3} count={notes === '' ? 0 : notes.split('\n').length} wide={notes !== ''}>
        {notes === '' ? null : notes.split('\n').map((line) => <li key={line}>{line}</li>)}
      </PaperPart>
      <footer>Songe, Nox Bifax</footer>
    </Paper>
  );
}

/** To mark where one was hit. */
function BodyDrawing() {
  return (
    <svg viewBox="0 0 64 120" aria-hidden="true">
      <circle cx="32" cy="12" r="9" />
      <path d="M32 22C24 22 18 25 16 31L8 58 6 66 9 71 13 68 14 60 21 42 21 62 18 88 17 108 11 114H22L25 110 29 84 32 68 35 84 39 110 42 114H53L47 108 46 88 43 62 43 42 50 60 51 68 55 71 58 66 56 58 48 31C46 25 40 22 32 22Z" />
      <path d="M21 60h22M32 26v8M27 90h-8M45 90h-8" />
    </svg>
  );
}

function Boxes({
  of,
  full,
  square = false,
}: {
  readonly of: number;
  readonly full: number;
  readonly square?: boolean;
}) {
  return (
    <span className="sg-boxes" data-square={square} role="img" aria-label={`${full} / ${of}`}>
      {Array.from({ length: Math.max(of, full) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
        <i key={i} data-full={i < full} />
      ))}
    </span>
  );
}
