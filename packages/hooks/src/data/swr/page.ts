/** One page of a list, as the API layer returns it (contract 1.5). */
export interface Page<T> {
  items: T[];
  total: number;
}

/** The state of a list for display. */
export interface PageState<T> {
  items: readonly T[];
  total: number;
  /** Whether the reply has come and has no rows. */
  isEmpty: boolean;
  /** Whether a further page exists. */
  hasMore: boolean;
}

/**
 * Returns the state of one page of a list.
 *
 * @param page Number of the page shown, from 1.
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

/** Returns a row's id, by which duplicates are recognised. */
export function idOf<I>(row: { readonly id: I }): I {
  return row.id;
}

/** Returns a reply that is a page already, unchanged. */
export function itself<P>(page: P): P {
  return page;
}

/**
 * Returns the state of a list that grows page by page. It ends at the total, or with a page shorter than the page size, since
 * lists may shrink while they are read. With `idOf`, a row that has moved to a later page in the meantime is shown only once.
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
