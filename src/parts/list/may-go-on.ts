/** Without a total: whether there may be more pages. On its own, because the first load needs no more of lists. */
export function mayGoOn(pages: readonly { readonly rows: readonly unknown[] }[], pageSize: number): boolean {
  const [before, last] = pages.slice(-2).map(({ rows }) => rows);
  const rows = last ?? before ?? [];
  const repeats = last !== undefined && JSON.stringify(last[0]) === JSON.stringify(before?.[0]);
  // More rows than requested: the server does not page.
  return rows.length === pageSize && !repeats;
}
