/** Delay before focus counts as lost, ms: Mantine returns focus shortly after a dialog closes. */
const SETTLED_MS = 60;
const HOMES = 'article, section, form, li, [role="dialog"]';

/** The focused element and its ancestors, innermost first, without the main element. */
function pathOf(element: Element): Element[] {
  const path: Element[] = [];
  for (let one: Element | null = element; one !== null && one.localName !== 'main'; one = one.parentElement)
    path.push(one);
  return path.filter((one) => one === element || one.matches(HOMES));
}

/** Null while a dialog is open or closing. */
function lastHome(page: Document): Element | null {
  if (page.querySelector('[role="dialog"]') !== null) return null;
  return page.querySelector('main h1') ?? page.querySelector('main');
}

/**
 * Moves the focus of a removed element to the nearest remaining container, else to the one that opened the dialog, else to
 * the heading, so that Tab does not restart at the top (WCAG 2.4.3).
 * @returns unsubscribe function
 */
export function keepFocusNear(page: Document): () => void {
  let path: readonly Element[] = [];
  let outside: readonly Element[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = ({ target }: FocusEvent): void => {
    // A dialog opened without a trigger returns focus to the body, which loses it.
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
