/** A sheet block by block: Caractéristiques, Compétences, escrime et bottes, and what makes somebody one of a kind. */
import { colon } from '@reverie/kernel/words';
import { useSettings } from '@reverie/ui/settings';
import { useWords } from '@reverie/ui/words';
import { BOTTE_IDS, BOTTES } from '../data/bottes.ts';
import { ECLAT_IDS, ECLATS } from '../data/eclats.ts';
import { CLES, POUVOIRS } from '../data/magic.ts';
import { isAttack, MANOEUVRE_IDS, MANOEUVRES } from '../data/manoeuvres.ts';
import { CHARACTERISTIC_WORDS, CHARACTERISTICS, MASQUES, SKILL_IDS, SKILLS, shortOf } from '../data/skills.ts';
import { BUDGET, type Sheet } from '../sheet.ts';
import { createWords } from './create-words.ts';
import { Block, Levels, Pick, Stepper, Texts, Traits, toggled } from './sheet-fields.tsx';

interface BlocksProps {
  readonly sheet: Sheet;
  set(more: Partial<Sheet>): void;
  /** The number of the first block. */
  readonly from: number;
  /** The highest Escrime. */
  readonly escrime: number;
}

export function SheetBlocks({ sheet, set, from, escrime: highest }: BlocksProps) {
  const t = useWords(createWords);
  const { language } = useSettings();
  return (
    <>
      <Block n={from} title={t.characteristics} note={t.characteristicsWhy}>
        {CHARACTERISTICS.map((one) => (
          <Stepper
            key={one}
            name={CHARACTERISTIC_WORDS[one][language]}
            value={sheet.characteristics[one] ?? 0}
            least={-4}
            most={4}
            change={(value) => set({ characteristics: { ...sheet.characteristics, [one]: value } })}
          />
        ))}
      </Block>
      <Block n={from + 1} title={t.skills} note={t.skillsWhy}>
        <Levels
          known={sheet.skills}
          all={[...skillsOf(sheet), ...SKILL_IDS.filter((id) => !skillsOf(sheet).includes(id))]}
          first={skillsOf(sheet)}
          name={(id) => `${SKILLS[id][language]} · ${shortOf(SKILLS[id].on, language)}`}
          change={(skills) => set({ skills })}
        />
      </Block>
      <Block n={from + 2} title={t.fencing}>
        <Stepper
          name={t.escrime}
          value={sheet.escrime}
          least={0}
          most={highest}
          change={(escrime) => set({ escrime })}
        />
        <Levels
          known={sheet.manoeuvres}
          all={[...MANOEUVRE_IDS].sort((a, b) => Number(isAttack(b)) - Number(isAttack(a)))}
          first={['attaqueSimple', 'paradeSimple', 'esquiveSimple']}
          name={(id) => MANOEUVRES[id][language]}
          change={(manoeuvres) => set({ manoeuvres })}
        />
        <h3>{t.bottes}</h3>
        <div className="sg-picks">
          {BOTTE_IDS.map((id) => (
            <Pick
              key={id}
              on={sheet.bottes.includes(id)}
              toggle={() => set({ bottes: toggled(sheet.bottes, id) })}
              name={BOTTES[id][language]}
              note={`${BOTTES[id].combination} · ${t.wounds[BOTTES[id].wound]} · ${t.stones(BOTTES[id].price)}`}
            />
          ))}
        </div>
      </Block>
      <Block n={from + 3} title={t.alone}>
        <Texts
          label={t.descripteurs}
          values={sheet.descripteurs}
          most={BUDGET.descripteurs}
          change={(descripteurs) => set({ descripteurs })}
        />
        <Traits sheet={sheet} set={set} />
        <h3>{t.eclats}</h3>
        <div className="sg-picks">
          {ECLAT_IDS.map((id) => (
            <Pick
              key={id}
              on={sheet.eclats.includes(id)}
              toggle={() => set({ eclats: toggled(sheet.eclats, id) })}
              name={ECLATS[id][language]}
              note={`${t.stones(ECLATS[id].price)}, ${ECLATS[id].mana} mana${colon(language)}${ECLATS[id].effect[language]}`}
            />
          ))}
        </div>
        <h3>{t.magic}</h3>
        <Levels
          known={sheet.pouvoirs}
          all={Object.keys(POUVOIRS)}
          first={[]}
          most={4}
          name={(id) => `${POUVOIRS[id]?.[language] ?? id} · ${t.verb}`}
          change={(pouvoirs) => set({ pouvoirs })}
        />
        <Levels
          known={sheet.cles}
          all={Object.keys(CLES)}
          first={[]}
          most={4}
          name={(id) => CLES[id]?.[language] ?? id}
          change={(cles) => set({ cles })}
        />
      </Block>
    </>
  );
}

const skillsOf = (sheet: Sheet): readonly (typeof SKILL_IDS)[number][] =>
  sheet.masque ? MASQUES[sheet.masque].skills : [];
