/** Which keys are meant for the whole page, and not for a field, the browser or a dialog in front. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox', 'button'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}

/** A key that is held down counts once: it would take back move after move. */
export function isShortcut(event: KeyboardEvent): boolean {
  const { defaultPrevented, ctrlKey, metaKey, altKey, repeat, target } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || repeat || isWriting(target)) return false;
  return document.querySelector('dialog[open]') === null;
}
