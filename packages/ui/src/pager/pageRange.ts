/** Range of a page in its list; `from` and `to` count from 1, both 0 when the list is empty. */
export type PageRange = { from: number; to: number; pageCount: number };

/** `rowCount` is the actual rows on the page: the list can have shrunk since the total was counted. */
export function pageRange(page: number, pageSize: number, rowCount: number, total: number): PageRange {
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  if (rowCount === 0) return { from: 0, to: 0, pageCount };
  const from = (page - 1) * pageSize + 1;
  return { from, to: from + rowCount - 1, pageCount: Math.max(pageCount, page) };
}
