/** The end of a quest: its picture and seal, how it came, the curve of the chance with its turning points, the reward. */
import { CurveFigure, Turns } from '@reverie/board/components/Curve';
import { End } from '@reverie/board/components/End';
import { useBegin } from '@reverie/board/use-begin';
import { Button } from '@reverie/ui/components/Button';
import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import { QUESTS } from '../data/quests.ts';
import { NAMES } from './names.ts';
import { QuestList } from './QuestList.tsx';
import { QuestScene, Seal } from './QuestScene.tsx';
import { type Curve, type ReveEndProps, useCurve } from './quest-curve.ts';
import { questTales } from './quest-tales.ts';
import { questWords } from './quest-words.ts';
import './art.css';
import './quest-end.css';

export function ReveEnd(props: ReveEndProps) {
  return props.view.quest ? <QuestEnd {...props} /> : props.children;
}

function QuestEnd(props: ReveEndProps) {
  const { view, language } = props;
  const words = useWords(questWords);
  const tales = useWords(questTales);
  const curve = useCurve(props);
  const { quest } = view;
  const d = view.dreamers.find((one) => one !== null);
  if (!quest || !d) return null;
  const { title, won, lost } = tales[quest.id];
  const done = quest.over === 'won';
  const endless = quest.id === 'sansFin';
  const gained = endless ? quest.done * QUESTS.sansFin.reward : done ? QUESTS[quest.id].reward : 0;
  return (
    <div className="rv-end">
      <End
        picture={
          <>
            <QuestScene
              won={done || endless}
              letter={d.sheet.name.slice(0, 1)}
              {...(quest.id === 'sorde' && { who: 'warrior' as const })}
            />
            <Seal won={done || endless} says={endless ? String(quest.done) : done ? words.sealed : words.broken} />
          </>
        }
        over={`${words.over} ${endless ? words.count(quest.done) : done ? words.won : words.lost}`}
        result={done || endless ? title : QUESTS[quest.id].title[language]}
        tale={done || endless ? won : lost}
      >
        <Chances {...props} curve={curve} />
        {gained > 0 && (
          <p className="reward">
            <b>{words.reward(gained)}</b> {words.forWhom(d.sheet.name)}
          </p>
        )}
        <Another {...props} />
      </End>
    </div>
  );
}

function Chances({ curve, texts, seats, language }: ReveEndProps & { readonly curve: Curve }) {
  const words = useWords(questWords);
  const names = NAMES[language];
  const { points, turns, complete } = curve;
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 2) return complete ? null : <p className="quiet">{words.looksBack}</p>;
  const place = ({ cell, chance }: typeof first) => `${cell ?? words.somewhere}, ${names.percent(chance)}`;
  return (
    <section className="chances" aria-label={words.curve} aria-busy={!complete}>
      <CurveFigure
        chances={points.map(({ chance }) => chance)}
        even={0.5}
        marks={turns.map(({ n }, i) => ({ at: points.findIndex((one) => one.n === n), label: String(i + 1) }))}
        percent={names.percent}
        from={place(first)}
        to={place(last)}
      />
      <p className="quiet">{words.curve}</p>
      <Turns
        all={turns.map(({ n, before, chance, event }) => ({
          key: n,
          text: texts.event(event, seats),
          from: names.percent(before),
          to: names.percent(chance),
          said: words.fromTo(names.percent(before), names.percent(chance)),
        }))}
      />
    </section>
  );
}

/** Another goal, where the game was played on this device. */
function Another({ play, language }: ReveEndProps) {
  const words = useWords(questWords);
  const [open, setOpen] = useState(false);
  const { begin, busy, problem } = useBegin(play);
  if (!play) return null;
  return (
    <>
      <Button aria-expanded={open} onPress={() => setOpen(!open)}>
        {words.another}
      </Button>
      {open && <QuestList language={language} busy={busy} begin={(quest) => begin({ quest })} />}
      <p className="problem" role="alert">
        {problem}
      </p>
    </>
  );
}
