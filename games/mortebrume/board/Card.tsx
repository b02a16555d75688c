/** The card of the activation in hand: who it is, what it would do, what comes of it, who may step in. */
import { percent } from '@reverie/ui/percent';
import { memo } from 'react';
import { profileOf } from '../data/fighters.ts';
import { weaponOf } from '../data/weapons.ts';
import type { DuelOdds } from '../odds/duel.ts';
import type { DeclarationPreview } from '../sketch/outlook.ts';
import type { Fighter, View } from '../state.ts';
import { Face } from './Figure.tsx';
import { Bar, Dice, mostDice, Switch, WithPoints, Wounds } from './Odds.tsx';
import { declareWord, pointSpells, Ring } from './Ring.tsx';
import { cmOf, type MortebrumeProps, nameOf, thingName, tradeOf } from './reading.ts';
import type { Activation, DraftControls } from './use-activation.ts';
import { boardWords } from './words.ts';

interface CardProps {
  readonly board: MortebrumeProps;
  readonly activation: Activation;
  readonly draft: DraftControls;
  readonly declare: () => void;
  /** Lets go of the figure; null where it cannot be any more. */
  readonly release: (() => void) | null;
  /** The spell that waits for a point to be touched. */
  readonly aiming: string | null;
  aimAt(spell: string | null): void;
}

export const Sheet = memo(function Sheet({ f, board }: { readonly f: Fighter; readonly board: MortebrumeProps }) {
  const { language, view, who } = board;
  const t = boardWords[language];
  const p = profileOf(f.kind);
  const die = ({ value, die: sides }: { readonly value: number; readonly die: number }) => `${value}+D${sides}`;
  return (
    <div className="mb-sheet">
      <Face kind={f.kind} own={f.seat === (who === 'spectator' ? 0 : who)} mark={f.mark} />
      <div>
        <h2>
          {tradeOf(f.kind, language)} <small>{f.mark}</small>
        </h2>
        <p className="mb-stats">
          <span>
            {t.card.physique} <b>{f.phys}</b>/{p.physique}
          </span>
          <span>
            {t.card.armour} <b>{f.arm}</b>
            {p.shield > 0 ? ` + ${t.card.shield}` : ''}
          </span>
          <span>
            {t.card.weapon} <b>{die(p.weapon)}</b>
          </span>
          <span>
            {t.card.dodge} <b>{die(p.dodge)}</b>
          </span>
          <span>
            {t.card.will} <b>{die(p.will)}</b>
          </span>
          <span>
            {t.card.move} <b>{p.move}</b>
          </span>
          {p.ranged ? (
            <span>
              {t.card.ranged} <b>{die(p.ranged)}</b>
            </span>
          ) : null}
        </p>
        <p className="mb-stats">
          {p.weapons.flatMap((id) => {
            const w = weaponOf(id);
            return w
              ? [
                  <span key={id}>
                    {w.name[language]} <b>{w.damage}</b>, {t.classes[w.class]}, {t.specials[w.special]}
                  </span>,
                ]
              : [];
          })}
          {p.spells.map(({ spell }) => (
            <span key={spell}>{thingName(spell, language, t)}</span>
          ))}
        </p>
        <States view={view} f={f} board={board} />
      </div>
    </div>
  );
});

function States({ view, f, board }: { readonly view: View; readonly f: Fighter; readonly board: MortebrumeProps }) {
  const t = boardWords[board.language];
  const notes = [
    ...(f.activated ? [t.states.activated] : []),
    ...(f.stunned ? [t.states.stunned] : []),
    ...(f.noDodge ? [t.states.noDodge] : []),
    ...(f.prepared !== null ? [t.states.prepared] : []),
    ...(f.captor >= 0 ? [t.states.prisoner(view.fighters[f.captor]?.mark ?? '')] : []),
  ];
  return notes.length > 0 ? <p className="mb-notes">{notes.join(' · ')}</p> : null;
}

export function Card({ board, activation, draft, declare, release, aiming, aimAt }: CardProps) {
  const { view, language, texts } = board;
  const t = boardWords[language];
  const { f, declaration, mover, refusal, options, alternatives, preview, budget, double } = activation;
  const moves = declaration.path.length > 0;
  const most = declaration.double ? double : budget;
  const dice = mostDice(view, f.seat);
  const target = activation.draft.target === null ? undefined : view.fighters[activation.draft.target];
  const rolls =
    declaration.action.kind === 'strike' ||
    declaration.action.kind === 'sweep' ||
    declaration.action.kind === 'shot' ||
    declaration.action.kind === 'spell';
  const word = declareWord(declaration, moves, declaration.facing !== undefined, t);
  return (
    <>
      <Sheet f={f} board={board} />
      <section className="mb-part">
        {target ? (
          <h3>{(target.seat === f.seat ? t.beside : t.ifStrike)(nameOf(target, language))}</h3>
        ) : moves ? null : (
          <p className="mb-hint">{t.declareHow}</p>
        )}
        <p className="mb-cost">
          {moves ? t.way(cmOf(mover?.cost ?? 0, language), cmOf(most, language)) : t.noWay}
          {declaration.double ? <b> {t.doubled}</b> : null}
        </p>
        <div className="mb-budget" aria-hidden="true">
          <span
            style={{ width: `${Math.min(100, ((mover?.cost ?? 0) / Math.max(1, most)) * 100)}%` }}
            data-double={declaration.double === true}
          />
        </div>
        <div className="mb-refused" role="status">
          {refusal ? <p className="mb-refusal">{texts.reason(refusal.reason, refusal.details)}</p> : null}
          {!refusal && preview ? <InShort preview={preview} board={board} /> : null}
        </div>
        {alternatives.length > 0 ? (
          <div className="mb-over-acts">
            {alternatives.map(({ how, cost, carries }) => (
              <button
                key={how}
                type="button"
                aria-pressed={activation.draft.over === how}
                onClick={() => draft.over(activation.draft.over === how ? null : how)}
              >
                {how === 'jump' ? t.jump(cmOf(cost, language), carries) : t.leap(cmOf(cost, language))}
              </button>
            ))}
          </div>
        ) : null}
        <Ring
          view={view}
          options={options}
          chosen={declaration.action}
          double={declaration.double === true}
          t={t}
          texts={texts}
          language={language}
          choose={draft.act}
        />
        {rolls && mover && budget - mover.cost >= 100 ? (
          <Switch on={activation.draft.goesOn} change={draft.goOn}>
            {t.thenOn(cmOf(budget - mover.cost, language))}
          </Switch>
        ) : null}
        {declaration.action.kind === 'spell' ? (
          <Switch on={activation.draft.boosts} change={draft.boost}>
            {t.boosts}
          </Switch>
        ) : null}
        {pointSpells(profileOf(f.kind).spells).map((spell) => (
          <button
            key={spell}
            type="button"
            className="mb-aim"
            aria-pressed={aiming === spell}
            onClick={() => aimAt(aiming === spell ? null : spell)}
          >
            {t.aimSpell(thingName(spell, language, t))}
          </button>
        ))}
      </section>
      {preview?.intention && (preview.intention.duels.length > 0 || preview.intention.volley) ? (
        <section className="mb-part">
          <header className="mb-part-head">
            <h3>{preview.intention.volley ? t.ifStrike(target ? nameOf(target, language) : '') : t.byAnswer}</h3>
            {rolls ? <Dice value={activation.draft.dice} most={dice} change={draft.dice} t={t} /> : null}
          </header>
          {preview.intention.duels.map(({ target: id, how, odds, own }) => (
            <DuelRow
              key={`${id} ${how}`}
              odds={odds}
              own={own}
              laid={activation.draft.dice}
              name={`${preview.intention?.duels.some((one) => one.target !== id) ? `${view.fighters[id]?.mark} · ` : ''}${t.hows[how as 'passe']}`}
              board={board}
            />
          ))}
          {preview.intention.volley ? (
            <div className="mb-duel">
              <p>
                <b>{percent(preview.intention.volley.hit / preview.intention.volley.of, language)}</b> {t.hit} ·{' '}
                {t.difficulty(preview.intention.volley.difficulty)}
              </p>
              <Bar
                good={preview.intention.volley.hit / preview.intention.volley.of}
                even={(preview.intention.volley.dodged + preview.intention.volley.missed) / preview.intention.volley.of}
                bad={0}
              />
              <Wounds
                histogram={preview.intention.volley.wounds}
                of={preview.intention.volley.of}
                language={language}
              />
            </div>
          ) : null}
          <WoundsOf preview={preview.intention.duels} view={view} board={board} />
        </section>
      ) : null}
      {preview && preview.refusal === null ? <Reactions preview={preview} board={board} /> : null}
      <footer className="mb-give">
        {release ? (
          <button type="button" className="mb-button" onClick={release}>
            {t.drop} <kbd>{t.escapeKey}</kbd>
          </button>
        ) : null}
        <button type="button" className="mb-button mb-main" disabled={refusal !== null} onClick={declare}>
          {word} <kbd>{t.enterKey}</kbd>
        </button>
      </footer>
    </>
  );
}

/** How likely the blow is, before all that could be read about it: on a phone the rest lies below. */
function InShort({
  preview,
  board: { language },
}: {
  readonly preview: DeclarationPreview;
  readonly board: MortebrumeProps;
}) {
  const t = boardWords[language];
  const { duels = [], volley } = preview.intention ?? {};
  const chances = volley ? [volley.hit / volley.of] : duels.map(({ odds: { results, of } }) => results.dominates / of);
  // A sweep has a chance for each of those it meets.
  if (chances.length === 0 || duels.some(({ target }) => target !== duels[0]?.target)) return null;
  const low = percent(Math.min(...chances), language);
  const high = percent(Math.max(...chances), language);
  return (
    <p className="mb-short">
      <span className="mb-big">{t.range(low, high)}</span> {volley ? t.hit : t.toDominate}
      {low === high ? '' : `, ${t.hisAnswer}`}
    </p>
  );
}

function DuelRow({
  odds,
  own,
  laid,
  name,
  board,
}: {
  readonly odds: DuelOdds;
  /** With none, one and two destiny points of one's own; as many are laid now. */
  readonly own: readonly DuelOdds[];
  readonly laid: number;
  readonly name: string;
  readonly board: MortebrumeProps;
}) {
  const { language } = board;
  const t = boardWords[language];
  const { of, results } = odds;
  const good = results.dominates / of;
  const even = (results.tie + results.dodged + results.missed) / of;
  const bad = results.dominated / of;
  const rest = [
    ...(results.tie > 0 ? [`${t.even} ${percent(results.tie / of, language)}`] : []),
    ...(results.dodged + results.missed > 0
      ? [`${t.dodged} ${percent((results.dodged + results.missed) / of, language)}`]
      : []),
    ...(bad > 0 ? [`${t.dominated} ${percent(bad, language)}`] : []),
  ];
  return (
    <div className="mb-duel">
      <p>
        <b>{name}</b>
        <span>
          {percent(good, language)} {rest.length > 0 ? `· ${rest.join(' · ')}` : ''}
        </span>
      </p>
      <Bar good={good} even={even} bad={bad} />
      <WithPoints shares={own.map((one) => one.results.dominates / one.of)} laid={laid} language={language} t={t} />
    </div>
  );
}

/** For the answer that is worst for the attacker: what both sides lose. */
function WoundsOf({
  preview,
  view,
  board,
}: {
  readonly preview: readonly { readonly target: number; readonly odds: DuelOdds }[];
  readonly view: View;
  readonly board: MortebrumeProps;
}) {
  const { language } = board;
  const t = boardWords[language];
  const [first] = preview;
  if (!first) return null;
  const worst = preview.reduce((low, one) =>
    one.odds.results.dominates / one.odds.of < low.odds.results.dominates / low.odds.of ? one : low,
  );
  const target = view.fighters[worst.target] as Fighter;
  const out = (worst.odds.wounds[target.phys] ?? 0) / worst.odds.of;
  return (
    <div className="mb-both">
      <div>
        <h4>{t.wounds(nameOf(target, language))}</h4>
        <Wounds histogram={worst.odds.wounds} of={worst.odds.of} language={language} />
        <p>
          {t.leftPhys(target.phys)} {out > 0 ? t.putsOut(percent(out, language)) : ''}
        </p>
      </div>
      <div>
        <h4>{t.woundsAgainst}</h4>
        <Wounds histogram={worst.odds.woundsAgainst} of={worst.odds.of} language={language} bad />
      </div>
    </div>
  );
}

function Reactions({
  preview,
  board,
}: {
  readonly preview: NonNullable<Activation['preview']>;
  readonly board: MortebrumeProps;
}) {
  const { view, language } = board;
  const t = boardWords[language];
  const { interceptors, guards } = preview;
  const each = [...new Set(interceptors.map(({ who }) => who))];
  if (each.length + guards.length === 0) return null;
  return (
    <section className="mb-part mb-warn">
      {each.map((id) => {
        const f = view.fighters[id] as Fighter;
        const ways = interceptors.filter(({ who }) => who === id);
        const [first] = ways;
        const [from, to] = first?.stretches[0] ?? [0, 0];
        return (
          <p key={id}>
            <Face kind={f.kind} own={false} mark={f.mark} />
            <span>
              <b>{t.intercepts(nameOf(f, language))}</b> {t.fromTo(cmOf(from, language), cmOf(to, language))} (
              {[...new Set(ways.map((one) => thingName(one.with, language, t)))].join(', ')}).
            </span>
          </p>
        );
      })}
      {guards.map(({ who, own, other }) => {
        const f = view.fighters[who] as Fighter;
        return (
          <p key={`guard ${who}`}>
            <Face kind={f.kind} own={false} mark={f.mark} />
            <span>{t.guards(nameOf(f, language), cmOf(own, language), cmOf(other, language))}</span>
          </p>
        );
      })}
    </section>
  );
}
