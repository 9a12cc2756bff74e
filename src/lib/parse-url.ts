/** An address, or null when it is none. (`URL.canParse` came too late for the browsers of many offices: docs/browsers.md.) */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
