/** A page number, or a gap that stands for two pages or more. */
export type PageItem = number | 'gap';

/** Returns the first page, the last page and the pages around the current one, with gaps in between; 1-based. */
export function pageItems(page: number, pageCount: number): PageItem[] {
  const from = Math.min(Math.max(page - 1, 2), Math.max(pageCount - 3, 2));
  const to = Math.min(from + 2, pageCount - 1);
  const items: PageItem[] = [1];
  if (from === 3) items.push(2);
  if (from > 3) items.push('gap');
  for (let middle = from; middle <= to; middle += 1) items.push(middle);
  if (to === pageCount - 2) items.push(pageCount - 1);
  if (to < pageCount - 2) items.push('gap');
  if (pageCount > 1) items.push(pageCount);
  return items;
}
