/** Keeps the place of a page that is not there yet. */
export function Waiting() {
  return <div className="page-place" aria-busy="true" />;
}
