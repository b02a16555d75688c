/** Files of drawings, put into the document as symbols: `<use>` finds them. Art is no code, and is fetched when it is shown. */
import { nextTask } from './next-task.ts';

const fetched = new Map<string, Promise<void>>();

/** Brings the symbols of a file, once. A drawing is decoration: without it the page works as well. */
export function bringSprite(url: string): Promise<void> {
  const known = fetched.get(url);
  if (known) return known;
  const coming = load(url).catch((error: unknown) => {
    fetched.delete(url);
    console.warn('A drawing could not be fetched.', error);
  });
  fetched.set(url, coming);
  return coming;
}

export async function drawingAt(url: string): Promise<string> {
  // To ask for something takes a while too: never with whatever else is done just now.
  await nextTask();
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return response.text();
}

async function load(url: string): Promise<void> {
  const drawn = new DOMParser().parseFromString(await drawingAt(url), 'image/svg+xml').documentElement;
  drawn.setAttribute('class', 'sprite');
  document.body.append(document.adoptNode(drawn));
}
