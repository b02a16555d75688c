/** What the folder of pictures depends on; this machine unless one is made up. */
interface Machine {
  readonly platform: string;
  readonly arch: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
}
export interface Comparison {
  /** Name and version of what painted, such as `chromium 141.0.7390.37`. */
  readonly browser: string;
  readonly machine?: Machine;
  /** Where a difference is shown, in place of `pictures/differences`. */
  readonly differences?: string;
  /** Takes the line that says what was recorded or accepted; the console without it. */
  readonly say?: (line: string) => void;
}
/** Where this machine stores what a browser paints: below `REVERIE_PICTURES` or the user's cache. */
export function pictureFolder(browser: string, machine?: Machine): string;
/**
 * Compares a PNG with the one that is stored under its name. A difference, and a stored picture that is damaged, is an
 * error of one line; the first picture of its name is recorded; REVERIE_PICTURES_ACCEPT=1 replaces what is stored.
 */
export function comparePicture(name: string, png: Buffer, at: Comparison): 'recorded' | 'same' | 'accepted';
