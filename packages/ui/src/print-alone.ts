/** Puts a copy of an element on the page by itself, under its own class with `-alone`, and asks the browser to print it. */
export function printAlone(selector: string): void {
  const found = document.querySelector(selector);
  if (!found) return;
  const alone = document.createElement('div');
  alone.className = `${found.className}-alone`;
  alone.append(found.cloneNode(true));
  document.body.append(alone);
  addEventListener('afterprint', () => alone.remove(), { once: true });
  print();
}
