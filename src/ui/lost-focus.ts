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

/**
 * When what had the focus is taken out of the page (a button whose work is done), the focus goes to the nearest part
 * around it that is still there, else to the part from which the dialog around it was opened; else the next Tab would
 * start at the top of the page (WCAG 2.4.3).
 * @returns ends it
 */
export function keepFocusNear(page: Document): () => void {
  let path: readonly Element[] = [];
  let outside: readonly Element[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element)) return;
    path = pathOf(target);
    if (target.closest('[role="dialog"]') === null) outside = path;
  };
  const isLost = (): boolean =>
    path[0]?.isConnected === false && (page.activeElement === null || page.activeElement === page.body);
  const bringBack = (): void => {
    if (!isLost()) return;
    const home = [...path, ...outside].find((one) => one.isConnected);
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
