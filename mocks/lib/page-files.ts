/**
 * Files of the build that may contain the page of an address, best first: its own, that of its folder (`/app/epd/b-001`), and
 * home's, with which the portal starts anywhere. nginx does the same (scripts/deploy/nginx.ts).
 * @param path below the base path, with a leading slash
 */
export function pageFiles(path: string, search: string): string[] {
  const [, asked] = /[?&]lang=(zh|en)(?:&|$)/.exec(search) ?? [];
  const name = asked === undefined ? 'index.html' : `index.${asked}.html`;
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const own = path === folder ? [] : [`${path}/${name}`];
  return [...new Set([...own, folder + name, `/${name}`, '/index.html'])];
}
