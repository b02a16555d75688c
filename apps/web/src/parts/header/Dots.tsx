/** The sign of a menu. Drawn: our fonts have no such letter, and to look for one that has takes as long as a board does. */
export function Dots() {
  return (
    <svg className="dots" viewBox="0 0 18 18" aria-hidden="true">
      <path d="M2 9h.01M9 9h.01M16 9h.01" />
    </svg>
  );
}
