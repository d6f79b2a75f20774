import type { Cell } from './cells.ts';
import type { MatrixRoute } from './routes.ts';
import { expect, test } from './test.ts';

/** Defines a test for each page of the matrix, with the cells that `choose` selects for its calls. */
export function defineMatrix(
  title: string,
  routes: readonly MatrixRoute[],
  choose: (route: MatrixRoute, page: number, calls: readonly string[]) => readonly Cell[],
  tag?: string,
): void {
  routes.forEach((route, page) => {
    const name = `${route.path} as a ${route.account}: what it asks for ${title}`;
    test(name, { tag: tag ?? [] }, async ({ matrix }, info) => {
      test.setTimeout(900_000);
      const found = await matrix.run(info, route, (calls) => choose(route, page, calls));
      expect(found).toEqual([]);
    });
  });
}
