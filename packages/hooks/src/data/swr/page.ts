/** One page of a list, as the API layer gives it (contract 1.5). */
export interface Page<T> {
  items: T[];
  total: number;
}

/** What a list page shows. */
export interface PageState<T> {
  items: readonly T[];
  total: number;
  /** Whether the answer is there and holds nothing. */
  isEmpty: boolean;
  /** Whether a further page exists. */
  hasMore: boolean;
}

/**
 * The state of one page of a list.
 *
 * @param page One-based number of the page shown.
 */
export function pageState<T>(
  data: Page<T> | undefined,
  page: number,
  pageSize: number,
): PageState<T> {
  const items = data?.items ?? [];
  const total = data?.total ?? 0;
  return {
    items,
    total,
    isEmpty: data !== undefined && items.length === 0,
    hasMore: items.length > 0 && page * pageSize < total,
  };
}

/** The id that tells rows apart. */
export function idOf<I>(row: { readonly id: I }): I {
  return row.id;
}

/** The page of an answer that is one. */
export function itself<P>(page: P): P {
  return page;
}

/**
 * The state of a list that grows page by page. It ends with the total, or with a page shorter than
 * the page size, since lists may shrink while they are read. Rows that moved to a later page in the
 * meantime are shown once, when `idOf` tells them apart.
 */
export function growingState<T>(
  pages: readonly Page<T>[] | undefined,
  pageSize: number,
  idOf?: (item: T) => number | string,
): PageState<T> {
  const rows = (pages ?? []).flatMap((page) => page.items);
  const last = pages?.[pages.length - 1];
  const items = idOf ? Array.from(new Map(rows.map((row) => [idOf(row), row])).values()) : rows;
  const total = last?.total ?? 0;
  return {
    items,
    total,
    isEmpty: last !== undefined && items.length === 0,
    hasMore: last !== undefined && last.items.length >= pageSize && rows.length < total,
  };
}
