export const VERSION_META = 'portal-version';

/** Null if the page has none. */
export function buildVersion(): string | null {
  const version = document.querySelector<HTMLMetaElement>(`meta[name="${VERSION_META}"]`)?.content ?? '';
  return version === '' ? null : version;
}
