/** The portal's page and the workbench's, made right for the path where the demo is. */

/**
 * With addresses of files from the root of the host, whatever the address of the page is.
 * @param from how they begin as built, `/` or `./`
 * @param to path of the folder with these files
 */
export function withFilesAt(html: string, from: '/' | './', to: string): string {
  const start = from === '/' ? '/(?!/)' : String.raw`\./`;
  return html.replace(new RegExp(`(\\s(?:src|href)=")${start}`, 'g'), `$1${to}`);
}

const CONFIG = /(<script type="application\/json" id="portal-config">)([\s\S]*?)(<\/script>)/;

/** The portal's page with its configuration, to which the path is added. */
export function withBasePath(html: string, basePath: string): string {
  return html.replace(CONFIG, (_, open: string, text: string, close: string) => {
    // Written by the build and by whoever deploys it; the portal reads it with care.
    const config = JSON.parse(text.trim() === '' ? '{}' : text) as object;
    return `${open}${JSON.stringify({ ...config, basePath })}${close}`;
  });
}
