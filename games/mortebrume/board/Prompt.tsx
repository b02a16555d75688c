/** Questions that are answered by a word: a few large buttons beside the figure that is asked about. */
import { capital } from '@reverie/kernel/capital';
import { sameAnswer } from '@reverie/ui/board';
import type { ReactNode } from 'react';
import type { Question } from '../questions.ts';
import { Face } from './Figure.tsx';
import { Likely, LikelyNote } from './Likely.tsx';
import type { MortebrumeProps, Open } from './reading.ts';
import { boardWords } from './words.ts';

interface PromptProps {
  readonly board: MortebrumeProps;
  readonly open: Open;
  /** Besides the listed choices. */
  readonly hint?: string | undefined;
  readonly extra?: { readonly word: string; readonly give: () => void; readonly refusal: string | null } | null;
  /** Only these of the choices. */
  readonly shown?: (answer: Open['choices'][number]) => boolean;
  /** What is decided besides, before the choices. */
  readonly children?: ReactNode;
  /** Unless it is simply given. */
  give?(answer: Open['choices'][number]): void;
}

/** Whom a question is about, if anybody. */
const fighterIn = (question: Question): number | undefined =>
  'about' in question && 'fighter' in question.about ? question.about.fighter : undefined;

export function Prompt({ board, open, hint, extra, shown, children, give }: PromptProps) {
  const { view, who, texts, seats, selected, language } = board;
  const t = boardWords[language];
  const { decision, choices } = open;
  const f = view.fighters[fighterIn(decision) ?? -1];
  const chosen = selected?.decision === decision.id ? selected.answer : null;
  const wanted = shown ? choices.filter(shown) : choices;
  // Whoever cannot touch the ground takes one of the places that are listed.
  const listed = wanted.length > 0 ? wanted : choices;
  return (
    <section className="mb-prompt" aria-label={t.twin.question}>
      <header className="mb-prompt-head">
        {f ? <Face kind={f.kind} own={f.seat === who} mark={f.mark} /> : null}
        <h2>{texts.decision(decision, seats)}</h2>
      </header>
      {hint ? <p className="mb-hint">{hint}</p> : null}
      {extra ? (
        <>
          {extra.refusal ? <p className="mb-refusal">{extra.refusal}</p> : null}
          <button type="button" className="mb-button mb-main" disabled={extra.refusal !== null} onClick={extra.give}>
            {extra.word}
          </button>
        </>
      ) : null}
      {children}
      <LikelyNote board={board} open={open} />
      <div className="mb-choices">
        {listed.map((choice) => (
          <button
            key={JSON.stringify(choice)}
            type="button"
            className="mb-button"
            aria-pressed={sameAnswer(chosen, choice)}
            onClick={() => (give ? give(choice) : board.answer(decision.id, choice))}
          >
            {capital(texts.choice(decision, choice, seats))}
            <Likely board={board} open={open} answer={choice} />
          </button>
        ))}
      </div>
    </section>
  );
}
