/** For loaders: waits for the page's answer where a script has rendered it before the portal (src/app/early-data.ts), to prevent flicker. */
export function whileDrawn(asked: Promise<unknown> | undefined): Promise<unknown> | undefined {
  return document.querySelector('#first article') === null ? undefined : asked;
}
