import type { AnyRouter } from '@tanstack/react-router';

/**
 * What the page showed before its scripts ran (scripts/first-paint.ts) gives way to the portal in the frame in which that is
 * drawn first; what somebody did meanwhile is done over.
 */

/** Made in the build, chosen by public/scheme.js. */
const FIRST_ID = 'first';

/** Whether it stands there, shown. */
export const isFirstStanding = (): boolean =>
  document.documentElement.hasAttribute('data-first') && document.getElementById(FIRST_ID) !== null;

/** Takes it away. */
function removeFirst(): void {
  document.getElementById(FIRST_ID)?.remove();
  // Until now the portal was laid out unseen (global.css).
  document.documentElement.removeAttribute('data-first');
}

/** The same element of the portal; null where that looks different. Both have the same header and the same first section. */
function counterpart(element: Element): HTMLElement | null {
  const part = element.closest('header, main');
  let at = part === null ? null : document.querySelector(`#root ${part.tagName}`);
  const steps: number[] = [];
  for (let below = element; below !== part && below.parentElement !== null; below = below.parentElement)
    steps.unshift([...below.parentElement.children].indexOf(below));
  for (const step of steps) at = at?.children[step] ?? null;
  return at instanceof HTMLElement && at.tagName === element.tagName ? at : null;
}

/** The last button that was pressed on the first page, as public/scheme.js notes it. */
function pressedButton(first: Element): Element | null {
  const pressed: unknown = Reflect.get(window, 'pressedFirst');
  return pressed instanceof Element && first.contains(pressed) ? pressed : null;
}

/** Changes the pages, and does over what was done on the first one: typed words, the focus, a pressed button. */
function takeOver(): void {
  const first = document.getElementById(FIRST_ID);
  if (first === null) return;
  const pressed = pressedButton(first);
  const press = pressed === null ? null : counterpart(pressed);
  const focused = first.contains(document.activeElement) ? document.activeElement : null;
  const focus = focused === null ? null : counterpart(focused);
  for (const input of first.querySelectorAll('input')) {
    const own = counterpart(input);
    if (own instanceof HTMLInputElement && input.value !== '') own.value = input.value;
  }
  removeFirst();
  focus?.focus({ preventScroll: true });
  // Effects have run by then, so that whoever is to hear of it does.
  if (press !== null) setTimeout(() => press.click());
}

/** Lets the first page stand until the one of the address is drawn. */
export function giveWay(router: Pick<AnyRouter, 'subscribe'>): void {
  const stop = router.subscribe('onRendered', () => {
    stop();
    takeOver();
  });
}
