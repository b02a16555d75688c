/** Milliseconds that a sheet may take to be fetched and drawn after the press; later nobody expects it any more. */
const PATIENCE = 10_000;
const PAPER = '.paper';

/** Puts a copy of the sheet (`Paper`) on the page by itself and asks the browser to print it. One still being fetched is waited for. */
export function printPaper(): void {
  const found = document.querySelector(PAPER);
  if (found) {
    printNow(found);
    return;
  }
  const watching = new MutationObserver(() => {
    const come = document.querySelector(PAPER);
    if (!come) return;
    watching.disconnect();
    printNow(come);
  });
  watching.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watching.disconnect(), PATIENCE);
}

function printNow(found: Element): void {
  const alone = document.createElement('div');
  alone.className = 'paper-alone';
  alone.append(found.cloneNode(true));
  document.body.append(alone);
  addEventListener('afterprint', () => alone.remove(), { once: true });
  print();
}
