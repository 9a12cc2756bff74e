/** Mantine gives the focus back to what opened a dialog this soon after it closed, ms; only then it counts as lost. */
const SETTLED_MS = 60;
/** Parts of a page where somebody can go on reading. */
const HOMES = 'article, section, form, li, [role="dialog"]';

/** The focused element and what it lay in, innermost first; without the page itself, where nothing is found again. */
function pathOf(element: Element): Element[] {
  const path: Element[] = [];
  for (let one: Element | null = element; one !== null && one.localName !== 'main'; one = one.parentElement)
    path.push(one);
  return path.filter((one) => one === element || one.matches(HOMES));
}

/** Where a page is begun anew; null below a dialog, which is about to take the focus or to go. */
function lastHome(page: Document): Element | null {
  if (page.querySelector('[role="dialog"]') !== null) return null;
  return page.querySelector('main h1') ?? page.querySelector('main');
}

/**
 * When what had the focus is taken out of the page (a button whose work is done), the focus goes to the nearest part
 * around it that is still there, else to the part from which the dialog around it was opened, else to the heading of the
 * page, as after a navigation; else the next Tab would start at the top of the page (WCAG 2.4.3).
 * @returns ends it
 */
export function keepFocusNear(page: Document): () => void {
  let path: readonly Element[] = [];
  let outside: readonly Element[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = ({ target }: FocusEvent): void => {
    // A dialog that nothing on the page has opened gives the focus "back" to the body: that is where it is lost.
    if (!(target instanceof Element) || target === page.body) return;
    path = pathOf(target);
    if (target.closest('[role="dialog"]') === null) outside = path;
  };
  const isLost = (): boolean =>
    path[0]?.isConnected === false && (page.activeElement === null || page.activeElement === page.body);
  const bringBack = (): void => {
    if (!isLost()) return;
    const home = [...path, ...outside].find((one) => one.isConnected) ?? lastHome(page);
    if (!(home instanceof HTMLElement)) return;
    if (home.tabIndex < 0) home.tabIndex = -1;
    home.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    if (!isLost()) return;
    clearTimeout(timer);
    timer = setTimeout(bringBack, SETTLED_MS);
  });

  page.addEventListener('focusin', remember);
  observer.observe(page.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    page.removeEventListener('focusin', remember);
  };
}
