import type { Cell } from './cells.ts';
import { kinds } from './kinds.ts';
import type { MatrixRoute } from './routes.ts';

/** Calls of the page frame (header, footer and the like), which nearly every page makes. */
const OF_THE_FRAME = new Set([
  'GET /api/v2/other/config',
  'GET /api/v2/member/detail',
  'GET /api/v2/member/unreadNotificationCount',
  'GET /api/v2/activate_categories/show',
]);

const oneKind = (page: number, index: number, call: string): Cell[] =>
  kinds
    .filter((_, place) => place === (page * 7 + index * 4) % kinds.length)
    .map((kind) => ({ call, kind }));

/** Returns one kind of fault for each call, varying from page to page; for the frame's calls only on pages with `hasFrame`. */
export function sample({ hasFrame }: MatrixRoute, page: number, calls: readonly string[]): Cell[] {
  return calls
    .filter((call) => hasFrame || !OF_THE_FRAME.has(call))
    .flatMap((call, index) => oneKind(page, index, call));
}

/** Returns every kind of fault for each call; for the frame's calls on pages without `hasFrame` only one, varying by page. */
export function everything(
  { hasFrame }: MatrixRoute,
  page: number,
  calls: readonly string[],
): Cell[] {
  return calls.flatMap((call, index) =>
    hasFrame || !OF_THE_FRAME.has(call)
      ? kinds.map((kind) => ({ call, kind }))
      : oneKind(page, index, call),
  );
}
