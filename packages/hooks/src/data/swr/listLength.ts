import { sessionKeys, tab } from '../../storage/index.ts';

/** Maximum number of pages that a reload requests at once. */
const MOST_PAGES = 10;

function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(tab.read(sessionKeys.page('list-length')) ?? 'null');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** Stores in this tab how many pages of an infinite list are shown, for a reload. Only the last list is kept. */
export function keepLength(lane: string, pages: number): void {
  tab.write(sessionKeys.page('list-length'), JSON.stringify({ lane, pages }));
}

/** Returns how many pages of a list this tab has shown last; 1 when it was another list or none. */
export function keptLength(lane: string): number {
  const { lane: keptLane, pages } = read();
  if (keptLane !== lane || typeof pages !== 'number') return 1;
  return Math.min(MOST_PAGES, Math.max(1, Math.floor(pages)));
}
