/** Calls back when the page is idle, or after `latest` milliseconds. Returns a function that cancels the call. */
export function whenIdle(call: () => void, latest = 1000): () => void {
  // Safari has no idle callbacks: a short delay lets queued work go first.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(call, 200);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(call, { timeout: latest });
  return () => cancelIdleCallback(asked);
}
