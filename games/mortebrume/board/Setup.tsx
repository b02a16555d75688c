/** Before a game: where, with whom, and how the table plays. */
import { optionsIn } from '@reverie/kernel/option-words';
import type { SetupProps } from '@reverie/ui/board';
import { HouseRules } from '@reverie/ui/components/HouseRules';
import { Later } from '@reverie/ui/components/Later';
import { useWords } from '@reverie/ui/words';
import { useId } from 'react';
import { BASE } from '../data/constants.ts';
import { costOf, READY_HORDES } from '../data/fighters.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { hordeFault, hordeIn, optionsSchema, scenarioIn } from '../options.ts';
import { OPTION_WORDS } from '../words/options.ts';
import { Face } from './Figure.tsx';
import { Ground } from './Ground.tsx';
import { type GroundPlan, grounds, hordes } from './kept.ts';
import { makerWords } from './maker-words.ts';
import { boardWords } from './words.ts';
import './board.css';
import './maker.css';

type Horde = string | readonly string[];
interface Draft {
  readonly scenario?: string | GroundPlan;
  readonly hordes?: readonly Horde[];
  readonly points?: number;
  readonly side?: 75 | 90 | 120;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export function MortebrumeSetup({ seats, ...rest }: SetupProps) {
  const t = useWords(makerWords);
  return <Choices {...rest} legends={[0, 1].map((seat) => t.horde(seats[seat]?.name ?? '', seat + 1))} />;
}

interface ChoicesProps extends Omit<SetupProps, 'seats' | 'texts'> {
  readonly texts: SetupProps['texts'] | undefined;
  /** What the two hordes are called. */
  readonly legends: readonly string[];
}

/** The ground, both hordes, and how the table plays. */
export function Choices({ legends, options, change, language, texts, WorkshopLink }: ChoicesProps) {
  const t = useWords(makerWords);
  const said = boardWords[language];
  const group = useId();
  const draft = (options ?? {}) as Draft;
  const own = hordes.use();
  const ownGrounds = grounds.use();
  const set = (changes: Draft) => change({ ...draft, ...changes });
  const chosen = draft.hordes ?? ['meleiens', 'thanigistes'];
  const side = draft.side ?? 75;
  const scenario = draft.scenario ?? 'escarmouche';
  const cards = [
    ...SCENARIOS.map((one) => ({
      key: one.id,
      value: one.id as string | GroundPlan,
      side,
      plan: scenarioIn({ scenario: one.id, side } as Parameters<typeof scenarioIn>[0]),
      says: said.scenarios[one.id] ?? '',
    })),
    ...ownGrounds.map(({ id, plan, side: its }) => ({
      key: id,
      value: plan as string | GroundPlan,
      side: its,
      plan: scenarioIn({ scenario: plan, side: its } as Parameters<typeof scenarioIn>[0]),
      says: t.ownGround,
    })),
  ];
  const offers: readonly { readonly key: string; readonly value: Horde; readonly name: string }[] = [
    ...Object.entries(READY_HORDES).map(([id, { name }]) => ({ key: id, value: id as Horde, name: name[language] })),
    ...own.map(({ id, name, fighters }) => ({ key: id, value: fighters as Horde, name })),
  ];
  return (
    <div className="mb-setup mb-art">
      <fieldset>
        <legend>{t.ground}</legend>
        <div className="mb-scenarios">
          {cards.map(({ key, value, plan, side: its, says }) => (
            <label key={key} className="mb-scenario">
              <input
                type="radio"
                name={`${group}-ground`}
                checked={same(scenario, value)}
                onChange={() => set(typeof value === 'string' ? { scenario: value } : { scenario: value, side: its })}
              />
              <svg
                viewBox={`0 ${its * 18} ${its * 100} ${its * 64}`}
                aria-hidden="true"
                preserveAspectRatio="xMidYMid slice"
              >
                <Later>
                  <Ground
                    side={its * 100}
                    turn={0}
                    scenery={plan.scenery}
                    rain={plan.weather === 'rain'}
                    strip={plan.strip * 100}
                    zone={plan.goal === 'hold' ? plan.zone * 100 : 0}
                    bare
                  />
                </Later>
              </svg>
              <span className="mb-scenario-text">
                <b>{plan.name[language]}</b>
                <span>{says}</span>
                <span className="mb-tags">
                  <small>{t.turns(plan.turns)}</small>
                  <small>{t.goals[plan.goal]}</small>
                  {plan.halves === 1 ? <small>{t.half}</small> : null}
                  {plan.weather === 'rain' ? <small>{t.rain}</small> : null}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {[0, 1].map((seat) => (
        <fieldset key={seat}>
          <legend>{legends[seat]}</legend>
          <div className="mb-hordes">
            {offers.map(({ key, value, name }) => {
              const fighters = hordeIn(value as Parameters<typeof hordeIn>[0]);
              const points = draft.points ?? BASE.horde.points;
              const fault = hordeFault(fighters, points);
              return (
                <label key={key} className="mb-horde-card">
                  <input
                    type="radio"
                    name={`${group}-${seat}`}
                    checked={same(chosen[seat], value)}
                    disabled={fault !== undefined}
                    onChange={() => set({ hordes: [0, 1].map((i) => (i === seat ? value : (chosen[i] as Horde))) })}
                  />
                  <b>{name}</b>
                  <span className="mb-faces">
                    {fighters.map((kind, i) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: figures of a kind are alike
                      <Face key={i} kind={kind} own={seat === 0} />
                    ))}
                  </span>
                  <small>
                    {t.cost(costOf(fighters), points)} · {t.figures(fighters.length)}
                  </small>
                  {fault ? (
                    <small className="problem">{texts?.reason(fault.reason, fault.details) ?? t.unfit}</small>
                  ) : null}
                </label>
              );
            })}
          </div>
        </fieldset>
      ))}
      <p>
        <WorkshopLink>{t.build}</WorkshopLink>
      </p>
      <fieldset>
        <legend>{t.table}</legend>
        <Later>
          <HouseRules
            rules={{ options: optionsSchema }}
            texts={{ options: optionsIn(language, OPTION_WORDS) }}
            options={draft}
            change={change}
          />
        </Later>
      </fieldset>
    </div>
  );
}
