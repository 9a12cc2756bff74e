/** How long the print dialog may stay open before the page behind it is taken away, ms. */
const KEPT_MS = 10 * 60_000;

/**
 * Prints one picture with lines of text under it, without the page around it.
 * Nothing happens when the bytes are no picture.
 */
export function printPicture(blob: Blob, lines: readonly string[]): void {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  // A frame that is not displayed at all prints nothing in some browsers.
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0;inset:auto 0 0 auto';
  document.body.append(frame);

  const page = frame.contentDocument;
  const view = frame.contentWindow;
  if (page === null || view === null) {
    frame.remove();
    return;
  }
  page.body.style.cssText = 'margin:24mm auto;text-align:center;font:12pt/1.5 sans-serif';
  const picture = page.createElement('img');
  picture.style.cssText = 'width:60mm;height:60mm';
  page.body.append(
    picture,
    ...lines.map((line) => Object.assign(page.createElement('div'), { textContent: line })),
  );

  const address = URL.createObjectURL(blob);
  const remove = (): void => {
    frame.remove();
    URL.revokeObjectURL(address);
  };
  picture.addEventListener('load', () => {
    view.addEventListener('afterprint', remove, { once: true });
    window.setTimeout(remove, KEPT_MS);
    view.focus();
    view.print();
  });
  picture.addEventListener('error', remove);
  picture.src = address;
}
