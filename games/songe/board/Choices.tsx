/** The plain way to answer: every choice of a question as a button, in the words of the game. */
import { capital } from '@reverie/kernel/capital';
import { withFrenchSpaces } from '@reverie/ui/words';
import { Chance } from './Chance.tsx';
import type { Open } from './reading.ts';
import { useTable } from './table.ts';

export function Choices({ open }: { readonly open: Open }) {
  const { texts, seats, give, language } = useTable();
  const { decision, choices } = open;
  return (
    <div className="sg-options">
      {choices.map((answer, i) => {
        const said = capital(texts.choice(decision, answer, seats));
        return (
          <button
            key={JSON.stringify(answer)}
            type="button"
            className={i === 0 ? 'sg-option sg-first' : 'sg-option'}
            data-do={answer.do}
            data-keyboard={i === 0 ? '' : undefined}
            onClick={() => give(open, answer)}
          >
            <b>{language === 'fr' ? withFrenchSpaces(said) : said}</b>
            <Chance open={open} answer={answer} />
          </button>
        );
      })}
    </div>
  );
}
