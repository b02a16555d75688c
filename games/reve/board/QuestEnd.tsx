/** The end of a quest: its picture and seal, how it came, the curve of the chance with its turning points, the reward. */
import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import { QUESTS, type QuestId } from '../data/quests.ts';
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
      <div className="picture">
        <QuestScene
          won={done || endless}
          letter={d.sheet.name.slice(0, 1)}
          {...(quest.id === 'sorde' && { who: 'warrior' as const })}
        />
        <Seal won={done || endless} says={endless ? String(quest.done) : done ? words.sealed : words.broken} />
      </div>
      <h2>
        <span className="over">
          {words.over} {endless ? words.count(quest.done) : done ? words.won : words.lost}
        </span>{' '}
        {done || endless ? title : QUESTS[quest.id].title[language]}
      </h2>
      <p className="tale">{done || endless ? won : lost}</p>
      <Chances {...props} curve={curve} />
      {gained > 0 && (
        <p className="reward">
          <b>{words.reward(gained)}</b> {words.forWhom(d.sheet.name)}
        </p>
      )}
      <Another {...props} />
    </div>
  );
}

const WIDTH = 360;
const LEFT = 14;
const RIGHT = WIDTH - 14;
const TOP = 14;
const BOTTOM = 92;

function Chances({ curve, texts, seats, language }: ReveEndProps & { readonly curve: Curve }) {
  const words = useWords(questWords);
  const names = NAMES[language];
  const { points, turns, complete } = curve;
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 2) return complete ? null : <p className="quiet">{words.looksBack}</p>;
  const x = (i: number) => LEFT + ((RIGHT - LEFT) * i) / (points.length - 1);
  const y = (chance: number) => BOTTOM - (BOTTOM - TOP) * chance;
  const line = points
    .map(({ chance }, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(chance).toFixed(1)}`)
    .join('');
  const place = ({ cell, chance }: typeof first) => `${cell ?? words.somewhere}, ${names.percent(chance)}`;
  return (
    <section className="chances" aria-label={words.curve} aria-busy={!complete}>
      <svg viewBox={`0 0 ${WIDTH} 112`} role="img" aria-label={words.fromTo(place(first), place(last))}>
        <path
          className="rules"
          d={`M${LEFT} ${TOP}H${RIGHT}M${LEFT} ${(TOP + BOTTOM) / 2}H${RIGHT}M${LEFT} ${BOTTOM}H${RIGHT}`}
        />
        <path className="below" d={`${line}V${BOTTOM}H${LEFT}Z`} />
        <path className="line" d={line} />
        {turns.map(({ n, chance }, i) => (
          <g
            key={n}
            transform={`translate(${x(points.findIndex((one) => one.n === n)).toFixed(1)} ${y(chance).toFixed(1)})`}
          >
            <circle r="10" />
            <text y="4.5">{i + 1}</text>
          </g>
        ))}
        <text className="scale" x="2" y="11">
          {names.percent(1)}
        </text>
        <text className="scale" x={LEFT} y="109">
          {place(first)}
        </text>
        <text className="scale end" x={RIGHT} y="109">
          {place(last)}
        </text>
      </svg>
      <p className="quiet">{words.curve}</p>
      <ol>
        {turns.map(({ n, before, chance, event }) => (
          <li key={n}>
            <span>{texts.event(event, seats)}</span>
            <b>
              {names.percent(before)} → {names.percent(chance)}
            </b>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Another goal, where the game was played on this device. */
function Another({ play, language }: ReveEndProps) {
  const words = useWords(questWords);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  if (!play) return null;
  const begin = async (quest: QuestId) => {
    setBusy(true);
    setProblem((await play({ quest })) ?? '');
    setBusy(false);
  };
  return (
    <>
      <button type="button" className="another" aria-expanded={open} onClick={() => setOpen(!open)}>
        {words.another}
      </button>
      {open && <QuestList language={language} busy={busy} begin={(quest) => void begin(quest)} />}
      <p className="problem" role="alert">
        {problem}
      </p>
    </>
  );
}
