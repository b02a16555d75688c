/** Calls when the page has nothing else to do, or after a moment all the same; gives a way to call it off. */
export function whenIdle(call: () => void, latest = 1000): () => void {
  // Safari has no idle callbacks: there, what is next in line goes first.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(call, 200);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(call, { timeout: latest });
  return () => cancelIdleCallback(asked);
}
