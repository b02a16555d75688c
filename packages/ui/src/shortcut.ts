/** Which keys are meant for the whole page, and not for a field, the browser or a dialog in front. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox', 'button'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}

/** A key that is held down counts once: it would take back move after move. */
export const isShortcut = (event: KeyboardEvent): boolean => !event.repeat && isForPage(event);

/** The same where a key that is held down counts again and again, as an arrow does. */
export function isForPage(event: KeyboardEvent): boolean {
  const { defaultPrevented, ctrlKey, metaKey, altKey, target } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || isWriting(target)) return false;
  return document.querySelector('dialog[open]') === null;
}
