/** Placeholder of a page whose code is not loaded yet. */
export function Waiting() {
  return <div className="page-place" aria-busy="true" />;
}
