/** Tests that need something of the machine: without it they are left out by name, and `npm test` lists them at its end. */
export function needing(what: string, missing: string | undefined): string {
  return missing ? `${what}, NOT TESTED: ${missing}` : what;
}
