/** W4: three large answers with their chances before the choice; destiny is laid in the same breath. */
import { capital } from '@reverie/kernel/capital';
import { percent } from '@reverie/ui/percent';
import { useMemo, useState } from 'react';
import type { Do, How } from '../answers.ts';
import { meanOf } from '../odds/duel.ts';
import { answersIn, oddsOfAnswer } from '../sketch/outlook.ts';
import { Face } from './Figure.tsx';
import { Bar, Dice, mostDice, WithPoints } from './Odds.tsx';
import { type MortebrumeProps, nameOf, type OpenAs } from './reading.ts';
import { boardWords } from './words.ts';

interface AnsweringProps {
  readonly board: MortebrumeProps;
  readonly open: OpenAs<'answer'>;
  give(answer: Do<'answer'>, dice: number): void;
}

const GOOD: Readonly<Record<How, 'avoids' | 'rules' | 'safe'>> = {
  passe: 'rules',
  body: 'rules',
  dodge: 'avoids',
  will: 'avoids',
  take: 'safe',
};

export function Answering({ board, open, give }: AnsweringProps) {
  const { view, language, texts, seats, selected } = board;
  const t = boardWords[language];
  const { decision, choices } = open;
  const odds = useMemo(() => answersIn(view, decision), [view, decision]);
  const answers = choices.filter((one): one is Do<'answer'> => one.do === 'answer');
  const given = selected?.decision === decision.id && selected.answer.do === 'answer' ? selected.answer : null;
  // The best is chosen beforehand, never given by itself.
  const best = answers.reduce<Do<'answer'> | undefined>((top, one) => {
    const balance = (answer: Do<'answer'>): number => {
      const [good, even] = oddsOfAnswer(odds, answer)?.own[0] ?? [0, 0];
      return good + even / 2;
    };
    return !top || balance(one) > balance(top) ? one : top;
  }, undefined);
  const [picked, pick] = useState<{ readonly decision: number; readonly answer: Do<'answer'> } | null>(null);
  const [dice, setDice] = useState(0);
  const chosen = given ?? (picked?.decision === decision.id ? picked.answer : best);
  const f = view.fighters[decision.about.fighter];
  const most = chosen?.how === 'take' ? 0 : mostDice(view, f?.seat ?? 0);
  if (!f) return null;
  return (
    <section className="mb-prompt" aria-label={t.twin.question}>
      <header className="mb-prompt-head">
        <Face kind={f.kind} own mark={f.mark} />
        <h2>{t.answerTitle(nameOf(f, language))}</h2>
        <Dice value={Math.min(dice, most)} most={most} change={setDice} t={t} />
      </header>
      <p className="mb-told">{capital(texts.decision(decision, seats))}</p>
      <div className="mb-answers">
        {answers.map((one) => {
          const found = oddsOfAnswer(odds, one);
          const laid = Math.min(dice, (found?.own.length ?? 1) - 1);
          const [good, even, bad] = found?.own[laid] ?? [0, 0, 0];
          return (
            <button
              key={JSON.stringify(one)}
              type="button"
              className="mb-answer"
              aria-pressed={chosen !== undefined && JSON.stringify(chosen) === JSON.stringify(one)}
              onClick={() => pick({ decision: decision.id, answer: one })}
              onDoubleClick={() => give(one, one.how === 'take' ? 0 : dice)}
            >
              <b>{texts.choice(decision, one, seats).replace(/^./, (c) => c.toUpperCase())}</b>
              {found ? (
                <>
                  <span className="mb-big">{percent(good, language)}</span>
                  <small>{t[GOOD[one.how]]}</small>
                  <Bar good={good} even={even} bad={bad} />
                  <WithPoints shares={found.own.map(([share]) => share)} laid={laid} language={language} t={t} />
                  {found.odds ? (
                    <small>
                      {t.costs(
                        (Math.round(meanOf(found.odds.wounds, found.odds.of) * 10) / 10).toLocaleString(language),
                      )}{' '}
                      ·{' '}
                      {t.gives(
                        (Math.round(meanOf(found.odds.woundsAgainst, found.odds.of) * 10) / 10).toLocaleString(
                          language,
                        ),
                      )}
                    </small>
                  ) : null}
                </>
              ) : null}
            </button>
          );
        })}
      </div>
      <footer className="mb-give">
        <button
          type="button"
          className="mb-button mb-main"
          disabled={!chosen}
          onClick={() => chosen && give(chosen, Math.min(dice, most))}
        >
          {chosen ? `${t.confirm} : ${t.hows[chosen.how].toLowerCase()}` : t.confirm} <kbd>{t.enterKey}</kbd>
        </button>
      </footer>
    </section>
  );
}
