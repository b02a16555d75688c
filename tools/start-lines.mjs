// What `npm start` is asked, and what it says once it serves, in both languages.
import { parseArgs } from 'node:util';

/** The flags with which it serves the page; undefined where a command of the terminal was asked for. */
export function serveFlags(args) {
  const options = { lan: { type: 'boolean' }, port: { type: 'string' } };
  const { values, positionals } = parseArgs({ args, options, strict: false });
  const serving = positionals.length === 0 && Object.keys(values).every((flag) => flag in options);
  return serving ? { lan: values.lan === true, port: values.port } : undefined;
}

/** What a server says once it listens, on a line of its own: its address. */
export const listeningIn = (line) => /"listening":"([^"]+)"/.exec(line)?.[1];

export const isLoopback = (host) => /^(localhost|127\.[\d.]+|::1)$/.test(host);

/** The address of this machine, those for others, and what to do to let others come. */
export function startedLines(own, origins, drawn) {
  const others = origins.map((origin) => `  Pour les autres, sur ce réseau · for others, on this network: ${origin}`);
  const way =
    origins.length > 0
      ? [
          ...others,
          ...(drawn ? ['', drawn] : []),
          '  Ce réseau parle HTTP : n’ouvrez que chez vous. De plus loin, avec HTTPS : docs/OPERATIONS.md.',
          '  This network speaks HTTP: keep it at home. From farther away, with HTTPS: docs/OPERATIONS.md.',
        ]
      : [
          '  Seul cet ordinateur voit cette adresse ; pour jouer à la maison : npm start -- --lan',
          '  Only this computer sees this address; to play at home: npm start -- --lan',
        ];
  return ['', `  Rêverie · ${own}`, '', ...way, '', '  Ctrl-C pour fermer · Ctrl-C to close', ''];
}

/** Asked to listen to others, on a machine without a network. */
export const addressLines = () => [
  '  Aucun réseau trouvé : personne d’autre ne peut venir. Branchez-vous, puis relancez.',
  '  No network was found: nobody else can come. Connect, then start again.',
];

/** The flags of `npm run dev`, or a line in each language that says what is wrong with them. */
export function devFlags(args) {
  try {
    const { values } = parseArgs({ args, options: { port: { type: 'string' }, data: { type: 'string' } } });
    return values;
  } catch {
    return { wrong: DEV_FLAGS };
  }
}

const DEV_FLAGS =
  'npm run dev : --port N pour un autre port, --data DOSSIER pour d’autres tables.\n' +
  'npm run dev: --port N for another port, --data FOLDER for other tables.';

/** Where the page in the making is. */
export const devLines = (own) => [
  '',
  `  Rêverie · ${own}`,
  '',
  '  Ce que vous enregistrez s’y voit aussitôt · What you save shows there at once',
  '',
  '  Ctrl-C pour fermer · Ctrl-C to close',
  '',
];
