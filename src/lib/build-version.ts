/** Name of the element of the page that says which build it is (scripts/vite/version.ts). */
export const VERSION_META = 'portal-version';

/** Version, commit and day of this build; null in a page that does not say. */
export function buildVersion(): string | null {
  const said = document.querySelector<HTMLMetaElement>(`meta[name="${VERSION_META}"]`)?.content ?? '';
  return said === '' ? null : said;
}
