/** On whom a spell falls: people of the table by their names, and whoever a quest tells of. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { READY } from '../characters.ts';
import { QUESTS } from '../data/quests.ts';
import { rules } from '../rules.ts';
import { CALM, CAST_OWN, GO_UP, ownSpell, Table } from '../test/table.ts';
import { viewOf } from '../view.ts';
import { fr } from '../words/fr.ts';
import { AimForm } from './Aim.tsx';
import { dreamersOf, type OpenQuestion } from './reading.ts';

vi.mock('@reverie/ui/settings', () => ({ useSettings: () => ({ language: 'fr', theme: 'light' }) }));

/** What stands in the form, and the answer that its button gives. */
function formOf(t: Table) {
  const open = rules.pending(t.s).find(({ kind }) => kind === 'aim');
  if (!open) throw new Error(`nobody aims: ${t.open.join(', ')}`);
  const view = viewOf(t.s, 0);
  return renderToStaticMarkup(
    <AimForm
      {...({ view, who: 0, seats: [], bots: [], selected: null, past: [], news: [], texts: fr } as never as Props)}
      open={{ decision: open, choices: [] } as never as OpenQuestion<'aim'>}
      d={dreamersOf(view)[0]}
      select={() => undefined}
      answer={() => undefined}
      odds={() => null}
      language="fr"
    />,
  );
}
type Props = Parameters<typeof AimForm>[0];

describe('RDD-AIM-01', () => {
  test('RDD-AIM-01 a dreamer of the same table stands there by name', () => {
    const t = new Table({ dreamers: 2, sheet: { start: 'J4', spells: [ownSpell({ resistance: -4 })] } });
    t.fixed(CALM).answer(GO_UP).fixed(['cast', 30]).answer(CAST_OWN, 0).answer({ do: 'keep' }, 0);
    for (let n = 0; n < 3 && !t.open.includes('0 aim'); n++) t.answer({ do: 'pass' }, 1);
    const markup = formOf(t);
    expect(markup).toMatch(new RegExp(`<button[^>]*aria-pressed="false"[^>]*>${t.dreamer(1).sheet.name}</button>`));
    // Anybody else is a form, in sight.
    expect(markup).not.toContain('<details');
  });

  test('RDD-AIM-01 in a quest whoever is there can be pointed at, whom the story means at once', () => {
    const t = new Table({ sheet: { ...READY[QUESTS.oreille.dreamer], start: 'J4' }, options: { quest: 'oreille' } });
    t.fixed(CALM)
      .answer(GO_UP)
      .fixed(['cast', 1])
      .answer({ do: 'cast', spell: 'tympan-d-hypnos' })
      .answer({ do: 'keep' });
    const markup = formOf(t);
    expect(markup).toMatch(/Sur qui, Tympan d’Hypnos\s\?/);
    expect(markup).toMatch(/aria-pressed="true"[^>]*>Le bailli <small>9 m<\/small>/);
    expect(markup).toMatch(/aria-pressed="false"[^>]*>Le chat <small>3 m<\/small>/);
    expect(markup).toContain('Viser le bailli');
    expect(markup).toContain('Autre cible…');
  });
});
