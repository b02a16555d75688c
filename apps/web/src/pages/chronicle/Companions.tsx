/** The companions: who plays whom, how they are, who awaits approval. */
import type { CharacterDocument } from '@reverie/kernel/character';
import { colon } from '@reverie/kernel/words';
import type { CharacterCard } from '@reverie/table/characters';
import { useCollection } from '@reverie/ui/collection';
import { Button } from '@reverie/ui/components/Button';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { useState } from 'react';
import { Face } from '../../base/art/Face.tsx';
import { useGame } from '../../base/games.ts';
import { askHouse } from '../../house/local.ts';
import { CharacterChoice } from '../../parts/characters/CharacterChoice.tsx';
import { type Homecoming, keepNew, takeHome } from '../../parts/characters/take-home.ts';
import { characterWords } from '../../parts/characters/words.ts';
import { ApiError } from '../../remote/api.ts';
import type { InChronicle } from './in-chronicle.ts';
import { LineForm } from './LineForm.tsx';
import { chronicleWords } from './words.ts';

export function Companions({ at }: { readonly at: InChronicle }) {
  const t = useWords(chronicleWords);
  const { language } = useSettings();
  const { view, place, run } = at;
  const welcome = ({ name = '' }: Readonly<Record<string, string>>) =>
    run(async () => {
      if (name.trim() === '') return;
      const done = await askHouse('welcome', { chronicle: view.chronicle, name: name.trim() });
      if ('refused' in done) throw new ApiError('refused', 409, done.refused[language]);
    });
  return (
    <section aria-labelledby="companions">
      <h2 id="companions" className="rule">
        {t.companions}
      </h2>
      <ul className="companions">
        {view.members.map(({ here, character }, member) =>
          // Whoever has left without having played is not remembered.
          here || character ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a member is their place
            <Companion key={member} at={at} member={member} />
          ) : null,
        )}
      </ul>
      {place.here ? (
        <LineForm
          clear
          fields={[{ id: 'name', label: t.welcomeName, value: '', most: 40 }]}
          save={t.welcome}
          onSave={welcome}
        />
      ) : null}
    </section>
  );
}

function Companion({ at, member }: { readonly at: InChronicle; readonly member: number }) {
  const t = useWords(chronicleWords);
  const words = useWords(characterWords);
  const { language } = useSettings();
  const { view, place, faces, leads, tell } = at;
  const [sure, setSure] = useState<'remove' | 'lead' | null>(null);
  const one = view.members[member];
  if (!one) return null;
  const { name, here, character, proposed, awaited } = one;
  const master = member === view.master;
  const mine = member === view.me;
  const leadsOnly = master && view.led;
  const { how = '', flag = '' } = character?.summary[language] ?? {};
  const who = mine ? t.playedByYou : t.playedBy(name);
  const line = leadsOnly ? (mine ? t.leadsYou : t.leads) : character ? words.told(who, flag, how) : t.noCharacter;
  const chooses = here && !leadsOnly && (mine || place.here);
  return (
    <li data-gone={!here}>
      <Face name={name} face={faces[member]} />
      <div>
        <strong>{leadsOnly ? name : (character?.name ?? name)}</strong>
        <span className="quiet">{here ? line : words.told(line, t.gone)}</span>
        {awaited ? <span className="quiet small">{t.awaited}</span> : null}
        <OddProvenance card={character} />
        {proposed ? (
          <span className="proposed">
            {name} {t.proposes(proposed.name)} <OddProvenance card={proposed} />
            {leads ? (
              <span className="actions">
                <Button look="main" onPress={() => void tell({ do: 'consent', member, agree: true })}>
                  {t.accept}
                </Button>
                <Button onPress={() => void tell({ do: 'consent', member, agree: false })}>{t.refuse}</Button>
              </span>
            ) : (
              <span className="quiet small">{t.waiting}</span>
            )}
          </span>
        ) : null}
        {chooses ? <Choose at={at} member={member} /> : null}
        {mine && character ? <Keep at={at} /> : null}
        {leads && here && !mine ? (
          sure ? (
            <span className="actions">
              {sure === 'lead' ? t.leadSure(name) : t.removeSure(name)}
              <Button
                look={sure === 'lead' ? 'main' : 'danger'}
                onPress={() => void tell({ do: sure, member }).then(() => setSure(null))}
              >
                {sure === 'lead' ? t.handLead : t.remove}
              </Button>
              <Button onPress={() => setSure(null)}>{t.cancel}</Button>
            </span>
          ) : awaited ? null : (
            <span className="actions">
              <Button look="bare" aria-label={t.handLeadTo(name)} onPress={() => setSure('lead')}>
                {t.handLead}
              </Button>
              <Button look="bare" aria-label={`${t.remove}${colon(language)}${name}`} onPress={() => setSure('remove')}>
                ✕
              </Button>
            </span>
          )
        ) : null}
      </div>
    </li>
  );
}

function OddProvenance({ card }: { readonly card: CharacterCard | null }) {
  const t = useWords(chronicleWords);
  if (card?.provenance !== 'changed' && card?.provenance !== 'forged') return null;
  return <span className="by-hand">{card.provenance === 'changed' ? t.byHand : t.forged}</span>;
}

function Choose({ at, member }: { readonly at: InChronicle; readonly member: number }) {
  const t = useWords(chronicleWords);
  const { view, place, tell } = at;
  const game = useGame(view.game);
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<CharacterDocument | null>(null);
  const label = member === view.me && !place.here ? t.choose : t.chooseFor(view.members[member]?.name ?? '');
  if (!open || !game) {
    return (
      <Button look="bare" onPress={() => setOpen(true)}>
        {label}
      </Button>
    );
  }
  const bring = async () => {
    if (chosen && (await tell({ do: 'bring', character: chosen }, member))) setOpen(false);
  };
  return (
    <div className="choose">
      <CharacterChoice game={game} chosen={chosen} choose={setChosen} label={label} />
      <Button look="main" isDisabled={chosen === null} onPress={() => void bring()}>
        {t.bringThis}
      </Button>
    </div>
  );
}

/** One's own character, as the last evening left it, into one's own collection. */
function Keep({ at: { view } }: { readonly at: InChronicle }) {
  const t = useWords(chronicleWords);
  const words = useWords(characterWords);
  const { pieces } = useCollection();
  const [fate, setFate] = useState<Homecoming | null>(null);
  const document = view.documents.find(({ member, proposed }) => member === view.me && !proposed)?.document;
  if (!document) return null;
  const keep = async () => {
    const home = await takeHome(document, pieces);
    setFate(home.kind === 'new' ? await keepNew(document) : home);
  };
  return fate ? (
    <span className="quiet small" role="status">
      {fate.kind === 'unstored' ? words.homeFailed : fate.kind === 'copied' ? words.homeCopy(fate.name) : t.kept}
    </span>
  ) : (
    <Button look="bare" onPress={() => void keep()}>
      {t.keep}
    </Button>
  );
}
