/** The form that opens a table: seats, options, spectators. */

import type { Game } from '@reverie/kernel/game';
import { isRefusal } from '@reverie/kernel/refusal';
import { parseOptions } from '@reverie/kernel/seating';
import { colon } from '@reverie/kernel/words';
import { botIds } from '@reverie/players/bots';
import { botName } from '@reverie/players/names';
import { opponentOf } from '@reverie/players/opponents';
import { lazyGames } from '@reverie/shelf/lazy';
import { receiptOf } from '@reverie/table/receipt';
import { sayRefusal } from '@reverie/table/texts/say';
import { Button } from '@reverie/ui/components/Button';
import { Face } from '@reverie/ui/components/Face';
import { NumberInput } from '@reverie/ui/components/NumberInput';
import { newId } from '@reverie/ui/new-id';
import { change, useSettings } from '@reverie/ui/settings';
import { useWords, withFrenchSpaces } from '@reverie/ui/words';
import { type FormEvent, useState } from 'react';
import { findShelved, useGame } from '../../base/games.ts';
import { NameField } from '../../base/NameField.tsx';
import { PageFrame } from '../../base/PageFrame.tsx';
import { goTo, Link, type Route } from '../../base/route.tsx';
import { askHouse } from '../../house/local.ts';
import { aloneWords } from '../../parts/opponents/alone-words.ts';
import { opponentWords } from '../../parts/opponents/words.ts';
import { claim, openTable } from '../../remote/api.ts';
import { keepSeat } from '../../remote/own-seats.ts';
import { keepReceipt } from '../../remote/receipts.ts';
import { remoteWords, sayApiError } from '../../remote/words.ts';
import { OptionsField } from './OptionsField.tsx';
import { openWords } from './open-words.ts';
import { addSeat, changeSeat, countOf, firstPlan, type Plan, type PlannedSeat, removeSeat, specOf } from './plan.ts';
import '../settings/settings.css';
import './open.css';

export function OpenTable({ game: id }: { readonly game: string }) {
  const t = useWords(openWords);
  const { language } = useSettings();
  const game = useGame(id || undefined);
  if (game === null) return <PageFrame title={t.loading}>{null}</PageFrame>;
  if (!game) {
    return (
      <PageFrame title={id ? t.noGame : t.which}>
        <ul>
          {lazyGames.map((one) => (
            <li key={one.id}>
              <Link to={{ at: 'open', game: one.id }}>{one.title[language]}</Link>
            </li>
          ))}
        </ul>
      </PageFrame>
    );
  }
  return (
    <PageFrame title={t.title(game.texts[language].title)} wide>
      <Form game={game} key={id} />
    </PageFrame>
  );
}

function Form({ game }: { readonly game: Game }) {
  const t = useWords(openWords);
  const alone = useWords(aloneWords);
  const { language, name } = useSettings();
  const [plan, setPlan] = useState<Plan>(() => firstPlan(game, 'online'));
  const set = (changes: Partial<Plan>) => setPlan({ ...plan, ...changes });
  const called = name.trim() || alone.nameless;
  const { open, busy, problem } = useOpening(game, plan, called);
  const texts = game.texts[language];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void open();
  };
  return (
    <form className="open-form boxed" onSubmit={submit}>
      <div className="open-who">
        <NameField
          id="open-name"
          label={t.yourName}
          value={name}
          placeholder={alone.nameless}
          change={(typed) => change({ name: typed })}
        />
        <fieldset>
          <legend>{t.where}</legend>
          {(['online', 'here'] as const).map((where) => (
            <label key={where} className="check">
              <input type="radio" name="where" checked={plan.where === where} onChange={() => set({ where })} />{' '}
              {t.wheres[where]}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{t.seats}</legend>
          <ol className="seat-plan">
            {plan.seats.map((seat, i) => (
              <SeatRow key={seat.key} seat={seat} number={i + 1} game={game} plan={plan} setPlan={setPlan} />
            ))}
          </ol>
          {game.rules.seats
            .filter(({ role, max }) => countOf(plan.seats, role) < max)
            .map(({ role }) => (
              <div key={role} className="seat-add">
                <Button
                  aria-label={t.add(texts.role(role))}
                  onPress={() => setPlan(addSeat(plan, role, game.rules.seats))}
                >
                  + {texts.role(role)}
                </Button>
                {countOf(plan.seats, role) === 0 ? <RoleLine game={game} role={role} /> : null}
              </div>
            ))}
        </fieldset>
        {plan.where === 'online' ? <Manners plan={plan} set={set} /> : null}
      </div>
      <fieldset className="open-options">
        <legend>{t.options}</legend>
        <OptionsField
          game={game}
          seats={specOf(plan, called).seats.map(({ role, name: sitter }) => ({ role, name: sitter ?? '' }))}
          options={plan.options}
          change={(options) => set({ options })}
        />
        <label className="check">
          <input type="checkbox" checked={plan.dice} onChange={({ target }) => set({ dice: target.checked })} />{' '}
          <span>
            {t.dice} <span className="quiet small">{t.diceWhy}</span>
          </span>
        </label>
        <label className="check">
          <input type="checkbox" checked={plan.advice} onChange={({ target }) => set({ advice: target.checked })} />{' '}
          <span>
            {t.advice} <span className="quiet small">{t.adviceWhy}</span>
          </span>
        </label>
      </fieldset>
      <div className="open-go">
        {problem ? (
          <p className="notice bad" role="alert">
            {problem}
          </p>
        ) : null}
        <Button type="submit" look="main" isPending={busy}>
          {busy ? t.opening : plan.where === 'here' ? t.begin : t.open}
        </Button>
      </div>
    </form>
  );
}

/** Opens the table as planned, and goes there. */
function useOpening(game: Game, plan: Plan, called: string) {
  const t = useWords(openWords);
  const alone = useWords(aloneWords);
  const remote = useWords(remoteWords);
  const { language } = useSettings();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const open = async () => {
    setProblem('');
    const spec = specOf(plan, called);
    const options = parseOptions(game.rules, spec.options);
    if (isRefusal(options)) return setProblem(t.optionsBad(sayRefusal(language, options, game.texts[language])));
    setBusy(true);
    try {
      if (plan.where === 'online') return goTo(await openOnline(plan, called));
      const opened = await askHouse('open', { spec, name: called });
      if (!('table' in opened)) return setProblem(opened.refused[language]);
      return goTo({ at: 'solo', table: opened.table, seat: opened.seats[0] ?? 0 });
    } catch (error) {
      return setProblem(plan.where === 'here' ? alone.storage : sayApiError(error, remote));
    } finally {
      setBusy(false);
    }
  };
  return { open, busy, problem };
}

/** Opens a table on the server, claims the visitor's seat and stores its secrets. */
async function openOnline(plan: Plan, called: string): Promise<Route> {
  const opened = await openTable(specOf(plan, called));
  const mine = plan.seats.findIndex(({ sitter }) => sitter.kind === 'me');
  const invitation = opened.seats[mine];
  const nonce = opened.commitment ? newId() : '';
  const keys = invitation ? await claim(opened.table, invitation, called, nonce) : null;
  if (keys) keepReceipt(receiptOf(opened.table, opened.commitment, nonce));
  const recovery = keys?.recovery;
  keepSeat(opened.table, {
    secret: keys?.secret ?? opened.owner,
    seat: keys?.seat ?? null,
    name: keys ? called : '',
    game: plan.game,
    title: plan.title.trim(),
    owner: opened.owner,
    watch: opened.watch,
    ...(opened.guests !== undefined && { guests: opened.guests }),
    invitations: opened.seats.map((one, seat) => (seat === mine ? null : one)),
    at: Date.now(),
    ...(recovery !== undefined && { recovery }),
  });
  return { at: 'table', table: opened.table, secret: '' };
}

/** What somebody does in a role, in games with several. */
function RoleLine({ game, role }: { readonly game: Game; readonly role: string }) {
  const { language } = useSettings();
  const does = findShelved(game.rules.id)?.roles?.[role]?.[language];
  return does ? <span className="quiet small">{withFrenchSpaces(does)}</span> : null;
}

interface SeatRowProps {
  readonly seat: PlannedSeat;
  readonly number: number;
  readonly game: Game;
  readonly plan: Plan;
  setPlan(plan: Plan): void;
}

function SeatRow({ seat, number, game, plan, setPlan }: SeatRowProps) {
  const t = useWords(openWords);
  const levels = useWords(opponentWords);
  const { language } = useSettings();
  const texts = game.texts[language];
  const least = game.rules.seats.find(({ role }) => role === seat.role)?.min ?? 0;
  const seated = seat.sitter.kind === 'program' ? opponentOf(game, seat.sitter.program) : undefined;
  const value = seated ? `opponent:${seated.opponent.id}` : sitterValue(seat);
  // A number tells seats of one role apart, and says nothing of one that is alone.
  const role = texts.role(seat.role);
  const label = countOf(plan.seats, seat.role) > 1 ? t.seat(role, number) : role;
  const words = seated && texts.opponents?.[seated.opponent.id];
  const isFirst = plan.seats.find((one) => one.role === seat.role) === seat;
  const sit = (chosen: string) => {
    const [kind, which = ''] = chosen.split(':');
    if (kind === 'opponent') return oppose(which, seated?.level ?? USUAL_LEVEL);
    const sitter =
      kind === 'program' ? ({ kind, program: which } as const) : ({ kind: kind as 'me' | 'other' } as const);
    setPlan(changeSeat(plan, seat.key, { sitter, name: '' }));
  };
  const oppose = (opponent: string, level: number) => {
    const sitter = { kind: 'program', program: `${opponent}-${level}` } as const;
    setPlan(changeSeat(plan, seat.key, { sitter, name: texts.opponents?.[opponent]?.name ?? '' }));
  };
  return (
    <li>
      <span className="seat-role">
        {label}
        {isFirst ? <RoleLine game={game} role={seat.role} /> : null}
      </span>
      <select
        className="input"
        aria-label={`${t.whoSits}${colon(language)}${label}`}
        value={value}
        onChange={({ target }) => sit(target.value)}
      >
        <option value="me">{t.sitters.me}</option>
        <option value="other">{plan.where === 'here' ? t.otherHere : t.otherOnline}</option>
        {(game.opponents ?? []).map(({ id }) => (
          <option key={id} value={`opponent:${id}`}>
            {texts.opponents?.[id]?.name ?? id}
          </option>
        ))}
        {botIds(game)
          .filter((id) => !opponentOf(game, id))
          .map((id) => (
            <option key={id} value={`program:${id}`}>
              {t.program(botName(game, id, language))}
            </option>
          ))}
      </select>
      {seated ? (
        <select
          className="input"
          aria-label={`${levels.level}${colon(language)}${label}`}
          value={seated.level}
          onChange={({ target }) => oppose(seated.opponent.id, Number(target.value))}
        >
          {levels.levels.map((name, i) => (
            <option key={name} value={i + 1}>
              {levels.levelOf(i + 1, name)}
            </option>
          ))}
        </select>
      ) : null}
      {seat.sitter.kind === 'other' ? (
        <input
          className="input"
          aria-label={`${t.seatName}${colon(language)}${label}`}
          placeholder={t.seatName}
          maxLength={40}
          value={seat.name}
          onChange={({ target }) => setPlan(changeSeat(plan, seat.key, { name: target.value }))}
        />
      ) : seated ? null : (
        <span />
      )}
      {countOf(plan.seats, seat.role) > least ? (
        <Button
          className="seat-remove"
          aria-label={`${t.remove}${colon(language)}${label}`}
          onPress={() => setPlan(removeSeat(plan, seat.key))}
        >
          ✕
        </Button>
      ) : (
        <span />
      )}
      {seated && words ? (
        <p className="opponent quiet small">
          <Face face={seated.opponent.face} /> {words.line}
        </p>
      ) : null}
    </li>
  );
}

const USUAL_LEVEL = 3;

const sitterValue = ({ sitter }: PlannedSeat): string =>
  sitter.kind === 'program' ? `program:${sitter.program}` : sitter.kind;

function Manners({ plan, set }: { readonly plan: Plan; set(changes: Partial<Plan>): void }) {
  const t = useWords(openWords);
  const { clock } = plan;
  return (
    <fieldset>
      <legend>{t.table}</legend>
      <div className="field">
        <label htmlFor="open-title">{t.tableTitle}</label>
        <input
          id="open-title"
          className="input"
          maxLength={40}
          value={plan.title}
          onChange={({ target }) => set({ title: target.value })}
        />
      </div>
      <label className="check">
        <input type="checkbox" checked={plan.welcome} onChange={({ target }) => set({ welcome: target.checked })} />{' '}
        <span>
          {t.welcome} <span className="quiet small">{t.welcomeWhy}</span>
        </span>
      </label>
      <div className="field">
        <label htmlFor="open-watch">{t.watch}</label>
        <select
          id="open-watch"
          className="input"
          value={plan.watch}
          onChange={({ target }) => set({ watch: target.value as Plan['watch'], listed: false })}
        >
          {(['link', 'anybody', 'nobody'] as const).map((who) => (
            <option key={who} value={who}>
              {t.watches[who]}
            </option>
          ))}
        </select>
      </div>
      {plan.watch === 'anybody' ? (
        <label className="check">
          <input type="checkbox" checked={plan.listed} onChange={({ target }) => set({ listed: target.checked })} />{' '}
          {t.listed}
        </label>
      ) : null}
      <div className="field">
        <label htmlFor="open-clock">{t.clock}</label>
        <select
          id="open-clock"
          className="input"
          value={clock === null ? 'none' : 'days' in clock ? 'days' : 'minutes'}
          onChange={({ target }) => set({ clock: CLOCKS[target.value as keyof typeof CLOCKS] })}
        >
          {(['none', 'minutes', 'days'] as const).map((one) => (
            <option key={one} value={one}>
              {t.clocks[one]}
            </option>
          ))}
        </select>
      </div>
      {clock && 'days' in clock ? (
        <div className="clock-fields">
          <Count
            label={t.clockDays}
            least={1}
            most={30}
            value={clock.days}
            change={(days) => set({ clock: { days } })}
          />
          <p className="quiet small">{t.clockDaysWhy}</p>
        </div>
      ) : clock ? (
        <div className="clock-fields">
          <Count
            label={t.clockMinutes}
            least={1}
            most={10_080}
            value={clock.minutes}
            change={(minutes) => set({ clock: { ...clock, minutes } })}
          />
          <Count
            label={t.clockIncrement}
            least={0}
            most={3600}
            value={clock.increment}
            change={(increment) => set({ clock: { ...clock, increment } })}
          />
          <p className="quiet small">{t.clockWhy}</p>
        </div>
      ) : null}
    </fieldset>
  );
}

const CLOCKS = { none: null, minutes: { minutes: 15, increment: 10 }, days: { days: 3 } } as const;

interface CountProps {
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly value: number;
  change(value: number): void;
}

function Count({ label, ...number }: CountProps) {
  return (
    <label className="field">
      <span className="label">{label}</span>
      <NumberInput className="input" {...number} required />
    </label>
  );
}
