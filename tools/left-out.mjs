// What a run of the tests left out, and why: a reporter for vitest. The reason stands in a test's title, after NOT TESTED.
// A test that is skipped without a reason fails the run, unless only some tests were asked for by name.
import { writeFileSync } from 'node:fs';

/** The title of a test that needs something: where that is missing, with the reason, which the summary lists. */
export function needing(what, missing) {
  return missing ? `${what}, NOT TESTED: ${missing}` : what;
}

/** Why there is nothing to see of who may read a file. */
export const NO_MODES = process.platform === 'win32' ? 'Windows has no modes of files' : undefined;

const REASON = /^(.*?), NOT TESTED: (.*?)(?= > |$)/;

/** Each reason with the titles that give it, and the tests that were skipped without one. */
export function leftOut(tests) {
  const reasons = new Map();
  const silent = [];
  for (const { name, skipped } of tests) {
    const [, what, reason] = REASON.exec(name) ?? [];
    if (reason === undefined) {
      if (skipped) silent.push(name);
    } else if (!reasons.get(reason)?.includes(what)) reasons.set(reason, [...(reasons.get(reason) ?? []), what]);
  }
  return { reasons: [...reasons], silent };
}

/** Lines for people. */
export function summary({ reasons, silent }) {
  const lines = reasons.flatMap(([reason, titles]) => [
    `left out, because ${reason}:`,
    ...titles.map((it) => `  ${it}`),
  ]);
  if (silent.length > 0) lines.push('SKIPPED WITHOUT A REASON:', ...silent.map((it) => `  ${it}`));
  return lines;
}

// biome-ignore lint/style/noDefaultExport: vitest takes a reporter from a default export.
export default class LeftOut {
  onInit(vitest) {
    this.vitest = vitest;
  }

  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        name: test.fullName,
        skipped: test.result().state === 'skipped',
      })),
    );
    const found = leftOut(tests);
    // Those whose names were not asked for are no secret.
    if (this.vitest.config.testNamePattern) found.silent = [];
    const lines = summary(found);
    if (found.silent.length > 0) process.exitCode = 1;
    if (lines.length === 0) lines.push('nothing was left out');
    // `npm test` prints it at its end.
    if (process.env.REVERIE_LEFT_OUT) writeFileSync(process.env.REVERIE_LEFT_OUT, lines.join('\n'));
    else for (const line of lines) console.log(line);
  }
}
