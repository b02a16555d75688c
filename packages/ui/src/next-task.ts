/**
 * Lets the browser draw and listen before what comes next, which runs in a task of its own: a press shows at once, however
 * much it sets going.
 */
export function nextTask(): Promise<void> {
  // Not every browser has it; its own continuation comes before other work that waits.
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((go) => setTimeout(go));
}
