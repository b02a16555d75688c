// Games in parts on all cores: each part is a process of its own, `node SCRIPT ROW FROM GAMES`, that prints a line of JSON.
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';

function part(script, args) {
  return new Promise((resolve, reject) => {
    let text = '';
    const child = fork(script, args.map(String), { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
    child.stdout.on('data', (data) => (text += data));
    child.on('exit', (code) => (code === 0 ? resolve(JSON.parse(text)) : reject(new Error(`${args} failed`))));
  });
}

/** What the parts of all rows print; `say` hears of each that is done. */
export async function playedInParts(script, rows, games, size, say = () => {}) {
  const parts = rows.flatMap((row) =>
    Array.from({ length: Math.ceil(games / size) }, (_, i) => [row, i * size, Math.min(size, games - i * size)]),
  );
  const found = [];
  const total = parts.length;
  const work = async () => {
    for (let next = parts.shift(); next; next = parts.shift()) {
      found.push(await part(script, next));
      say(found.length, total);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return found;
}
