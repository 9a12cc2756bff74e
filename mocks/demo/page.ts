/**
 * URL inside the demo; null if it is already correct or on another host.
 * @param address absolute URL
 * @param home base URL of the demo, with a trailing slash
 */
export function insideDemo(address: string, home: URL): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, origin, pathname, search, hash } = new URL(address);
  // `blob:` URLs have the origin of their page.
  if (protocol !== home.protocol || origin !== home.origin || pathname.startsWith(home.pathname)) return null;
  return `${home.origin}${home.pathname}${pathname.slice(1)}${search}${hash}`;
}

/**
 * Replaces relative or root-relative file URLs, so that they work from any page URL.
 * @param from prefix in the build, `/` or `./`
 * @param to path of the folder with these files
 */
export function withFilesAt(html: string, from: '/' | './', to: string): string {
  const start = from === '/' ? '/(?!/)' : String.raw`\./`;
  return html.replace(new RegExp(`(\\s(?:src|href)=")${start}`, 'g'), `$1${to}`);
}

const CONFIG = /(<script type="application\/json" id="portal-config">)([\s\S]*?)(<\/script>)/;

export function withBasePath(html: string, basePath: string): string {
  return html.replace(CONFIG, (_, open: string, text: string, close: string) => {
    // The cast is unchecked: the portal validates its configuration.
    const config = JSON.parse(text.trim() === '' ? '{}' : text) as object;
    return `${open}${JSON.stringify({ ...config, basePath })}${close}`;
  });
}
