/** Null if invalid. `URL.canParse` is missing in supported browsers (docs/browsers.md). */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
