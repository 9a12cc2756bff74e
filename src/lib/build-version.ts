export const VERSION_META = 'portal-version';

/** Null if the page has none. */
export function buildVersion(): string | null {
  const said = document.querySelector<HTMLMetaElement>(`meta[name="${VERSION_META}"]`)?.content ?? '';
  return said === '' ? null : said;
}
