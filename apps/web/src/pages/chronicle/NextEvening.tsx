/** The evening that comes or goes on: who comes, and the table in one press. */
import { Button } from '@reverie/ui/components/Button';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import { Face } from '../../base/art/Face.tsx';
import { goTo } from '../../base/route.tsx';
import type { InChronicle } from './in-chronicle.ts';
import { LineForm } from './LineForm.tsx';
import { roman } from './roman.ts';
import { chronicleWords } from './words.ts';

export function NextEvening({ at }: { readonly at: InChronicle }) {
  const going = at.view.evenings.findIndex(({ settledAt }) => settledAt === null);
  return going < 0 ? <Coming at={at} /> : <GoingOn at={at} n={going} />;
}

function GoingOn({ at, n }: { readonly at: InChronicle; readonly n: number }) {
  const t = useWords(chronicleWords);
  const { view, place, leads, run, tell } = at;
  const evening = view.evenings[n];
  const seated = place.here || evening?.seats.includes(view.me);
  const isFree = evening?.seats.includes(null) === true;
  const brings = (member: number): boolean =>
    view.members[member]?.character?.retired === false || view.members[member]?.proposed != null;
  // Everybody at this device; from afar, oneself.
  const comers = view.members.flatMap(({ here, name }, member) =>
    here && (place.here || member === view.me) && !evening?.seats.includes(member) ? [{ member, name }] : [],
  );
  const goIn = () => {
    const to = place.seatAt(view, n);
    if (to) goTo(to);
  };
  return (
    <article className="next-evening">
      <h3>
        {roman(n + 1)}. {evening?.title || t.planned(n + 1)}
      </h3>
      <p role="status">{seated ? t.goingOn : isFree ? t.placeFree : t.notSeated}</p>
      {!seated && isFree && !brings(view.me) ? <p>{t.chooseFirst}</p> : null}
      <div className="actions">
        {seated ? (
          <Button look="main" onPress={goIn}>
            {t.goIn}
          </Button>
        ) : null}
        {isFree
          ? comers.map(({ member, name }) =>
              brings(member) ? (
                <Button
                  key={member}
                  look={place.here ? 'plain' : 'main'}
                  onPress={() => void tell({ do: 'sit' }, member)}
                >
                  {place.here ? t.sitDownOf(name) : t.sitDown}
                </Button>
              ) : null,
            )
          : null}
        {leads ? <Button onPress={() => void run(() => place.end())}>{t.endEvening}</Button> : null}
      </div>
      {leads ? <p className="quiet small">{t.endWhy}</p> : null}
    </article>
  );
}

function Coming({ at }: { readonly at: InChronicle }) {
  const t = useWords(chronicleWords);
  const { language } = useSettings();
  const { view, place, faces, leads, run, tell } = at;
  const [planning, setPlanning] = useState(false);
  const { next } = view;
  const n = view.evenings.length;
  const here = view.members.flatMap((member, i) => (member.here ? [{ ...member, i }] : []));
  const yes = here.filter(({ comes, i }) => comes === true || i === view.master);
  const silent = here.filter(({ comes, i }) => comes === null && i !== view.master).map(({ name }) => name);
  const open = () =>
    run(async () => {
      goTo(await place.open());
    });
  const when =
    next?.at &&
    new Date(next.at).toLocaleString(language, {
      ...{ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
    });
  return (
    <article className="next-evening">
      <h3>
        {roman(n + 1)}. {next?.title ?? t.planned(n + 1)}
      </h3>
      {when ? <time dateTime={new Date(next?.at ?? 0).toISOString()}>{when}</time> : null}
      {next?.text ? <p>{next.text}</p> : null}
      {next && !place.here && silent.length > 0 ? (
        <p>{(silent.length > 1 ? t.silentMany : t.silent)(silent.join(', '))}</p>
      ) : null}
      <div className="evening-foot">
        {next && !place.here ? (
          <span className="faces">
            {yes.map(({ name, i }) => (
              <Face key={i} name={name} face={faces[i]} />
            ))}
            <span className="quiet">{t.coming(yes.length, here.length)}</span>
          </span>
        ) : null}
        <span className="actions">
          {leads ? (
            <>
              <Button look="main" onPress={() => void open()}>
                {t.openTable}
              </Button>
              <Button onPress={() => setPlanning(!planning)}>{t.plan}</Button>
            </>
          ) : null}
          {!leads && next
            ? ([true, false] as const).map((comes) => (
                <Button
                  key={String(comes)}
                  aria-pressed={view.members[view.me]?.comes === comes}
                  look={view.members[view.me]?.comes === comes ? 'main' : 'plain'}
                  onPress={() => void tell({ do: 'reply', comes })}
                >
                  {comes ? t.comes : t.comesNot}
                </Button>
              ))
            : null}
        </span>
      </div>
      {leads ? null : <p className="quiet small">{t.waitsMaster(view.members[view.master]?.name ?? '')}</p>}
      {planning ? (
        <LineForm
          fields={[
            { id: 'title', label: t.planTitle, value: next?.title ?? '', most: 40 },
            {
              id: 'when',
              label: t.planWhen,
              value: next?.at ? localTime(next.at) : '',
              most: 20,
              type: 'datetime-local',
            },
            { id: 'text', label: t.planText, value: next?.text ?? '', most: 600, lines: 2 },
          ]}
          save={t.save}
          cancel={() => setPlanning(false)}
          onSave={async ({ title = '', when: time = '', text = '' }) => {
            const told = { title: title.trim() || t.planned(n + 1), text, at: time === '' ? null : Date.parse(time) };
            const kept = await tell({ do: 'plan', ...told });
            if (kept) setPlanning(false);
            return kept;
          }}
        />
      ) : null}
    </article>
  );
}

/** As a field for date and time writes it, in the visitor's own time zone. */
function localTime(at: number): string {
  const date = new Date(at);
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
