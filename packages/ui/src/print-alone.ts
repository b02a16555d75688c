/** Milliseconds that a sheet may take to be fetched and drawn after the press; later nobody expects it any more. */
const PATIENCE = 10_000;

/**
 * Puts a copy of an element on the page by itself, under its own class with `-alone`, and asks the browser to print it. What
 * is still being fetched is waited for.
 */
export function printAlone(selector: string): void {
  const found = document.querySelector(selector);
  if (found) {
    printNow(found);
    return;
  }
  const watching = new MutationObserver(() => {
    const come = document.querySelector(selector);
    if (!come) return;
    watching.disconnect();
    printNow(come);
  });
  watching.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watching.disconnect(), PATIENCE);
}

function printNow(found: Element): void {
  const alone = document.createElement('div');
  alone.className = `${found.className}-alone`;
  alone.append(found.cloneNode(true));
  document.body.append(alone);
  addEventListener('afterprint', () => alone.remove(), { once: true });
  print();
}
