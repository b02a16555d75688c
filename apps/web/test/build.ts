/** Before the first test in a browser: what it will be served, built if need be. */
import { buildPage } from '../../../tools/page.mjs';
import { build } from '../../../tools/steps.mjs';

export function setup(): void {
  build();
  buildPage();
}
