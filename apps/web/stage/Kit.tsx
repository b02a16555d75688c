/** Every component of the kit in all its states, for the eye: `/stage.html?kit`, with `&theme=dark` by night. */
import { Button } from '@reverie/ui/components/Button';
import { Gauge } from '@reverie/ui/components/Gauge';
import { Problem } from '@reverie/ui/components/Problem';
import { Seal } from '@reverie/ui/components/Seal';
import { Stepper } from '@reverie/ui/components/Stepper';
import { TabList, TabPanel } from '@reverie/ui/components/Tabs';
import { type ReactNode, useState } from 'react';

const SIZES = ['note', 'small', 'body', 'lead', 'title', 'head', 'page', 'result'];
const COLOURS = [
  ...['ground', 'paper', 'raised', 'line', 'edge', 'ink', 'quiet', 'accent', 'accent-ink', 'accent-soft', 'good'],
  ...['bad', 'warn', 'focus', 'night', 'cut', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'game'],
];

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="stack gap-3">
      <h2 className="rule">{title}</h2>
      {children}
    </section>
  );
}

export function Kit() {
  const [stones, setStones] = useState(2);
  const [tab, setTab] = useState<'decide' | 'log' | 'list'>('log');
  const [sealed, setSealed] = useState(0);
  return (
    <main className="page wide stack gap-5">
      <h1>The kit</h1>
      <Part title="Tokens">
        <div className="cluster gap-4 baseline">
          {SIZES.map((size) => (
            <span key={size} style={{ fontSize: `var(--text-${size})` }}>
              {size}
            </span>
          ))}
        </div>
        <div className="cluster">
          {COLOURS.map((colour) => (
            <span key={colour} className="stack gap-1 note">
              <svg width="64" height="32" aria-hidden="true">
                <rect width="64" height="32" rx="4" fill={`var(--${colour})`} stroke="var(--line)" />
              </svg>
              {colour}
            </span>
          ))}
        </div>
      </Part>
      <div className="grid gap-5 top" style={{ '--least': '26rem' } as React.CSSProperties}>
        <Part title="Buttons">
          <div className="cluster">
            <Button>Revoir</Button>
            <Button look="main">Porter l’attaque</Button>
            <Button look="main" isPending>
              On compte
            </Button>
            <Button look="danger">Abandonner</Button>
            <Button aria-pressed>Choisi</Button>
            <Button isDisabled>Invoquer</Button>
            <Button look="bare">En liste</Button>
            <Button className="slight">Copier</Button>
            <Button className="sign" aria-label="Plus">
              +
            </Button>
            <Button>
              Lâcher <kbd>Échap</kbd>
            </Button>
          </div>
          <p className="note">Il vous manque un rêve positif : retenu, et il dit pourquoi.</p>
          <div className="toolbar row fit">
            <button type="button" aria-pressed="true">
              A
            </button>
            <button type="button">B</button>
            <button type="button">C</button>
          </div>
        </Part>
        <Part title="Chips and tabs">
          <div className="cluster">
            <button type="button" className="chip">
              Feuille
            </button>
            <button type="button" className="chip" aria-pressed="true">
              Sorts
            </button>
            <button type="button" className="chip" disabled>
              Route
            </button>
            <span className="tag">2 réussites</span>
            <span className="tag plain">partie</span>
            <span className="count">3</span>
          </div>
          <fieldset className="cluster">
            <legend className="label">Botte</legend>
            {['Fente', 'Feinte'].map((name) => (
              <label key={name} className="chip">
                <input type="radio" name="blow" defaultChecked={name === 'Fente'} />
                {name}
              </label>
            ))}
          </fieldset>
          <div>
            <TabList
              base="kit"
              label="Onglets"
              tabs={[
                { id: 'decide', label: 'Décider' },
                { id: 'log', label: 'Journal' },
                { id: 'list', label: 'En liste' },
              ]}
              chosen={tab}
              choose={setTab}
            />
            <TabPanel base="kit" chosen={tab} className="card">
              {tab}
            </TabPanel>
          </div>
        </Part>
        <Part title="Fields">
          <label className="field">
            <span className="label">Votre nom</span>
            <input className="input" defaultValue="Camille" />
          </label>
          <div className="field">
            <label htmlFor="kit-words">Les trois mots</label>
            <input id="kit-words" className="input" aria-invalid="true" defaultValue="lanterne velours hibouu" />
            <Problem text="« hibouu » n’est pas un de nos mots. Hibou ?" />
          </div>
          <label className="field">
            <span className="label">Rythme des autres</span>
            <select className="input">
              <option>posé</option>
            </select>
          </label>
          <label className="check">
            <input type="checkbox" defaultChecked /> <span>Garde d’office</span>
          </label>
          <Stepper label="Pierres misées" value={stones} least={0} most={5} change={setStones} />
        </Part>
        <Part title="Cards and rows">
          <div className="grid">
            {['Attaque simple', 'Fente'].map((name) => (
              <button key={name} type="button" className="card stack" aria-pressed={name === 'Fente'}>
                <span className="title">{name}</span>
                <span className="bar">
                  <span data-worth="bad" style={{ flexGrow: 7 }} />
                  <span data-worth="even" style={{ flexGrow: 40 }} />
                  <span data-worth="good" data-rank="1" style={{ flexGrow: 30 }} />
                  <span data-worth="good" style={{ flexGrow: 23 }} />
                </span>
                <span>
                  <b className="figure">93 %</b> presque sûr
                </span>
              </button>
            ))}
            <p className="card free quiet">Botte de Nevers · il vous manque deux pierres blanches</p>
          </div>
          <ul className="lines">
            {['Madame Tisane', 'Maître Corneille'].map((name, i) => (
              <li key={name}>
                <button type="button" className="row between" aria-pressed={i === 1}>
                  <span className="name">{name}</span>
                  <span className="note">moyen</span>
                </button>
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Figures">
          <dl className="stats card">
            <div>
              <dt>Tour</dt>
              <dd>
                2 <small>sur 3</small>
              </dd>
            </div>
            <div>
              <dt>Rêve</dt>
              <dd>
                13 <small data-change="less">− 2</small>
              </dd>
            </div>
          </dl>
          <Gauge label="Endurance" value={7} lost={1} most={10} />
        </Part>
        <Part title="Notices">
          <p className="notice">Il reste une minute à Basile.</p>
          <p className="notice warn">La Botte coûte deux mana.</p>
          <p className="notice bad">Rien en main ne se paie en rêves positifs.</p>
          <p className="notice good">La soirée est gardée.</p>
          <Seal label="Fermer la table" onSeal={() => setSealed(sealed + 1)} />
          <p className="note" role="status">
            {sealed}
          </p>
        </Part>
      </div>
    </main>
  );
}
