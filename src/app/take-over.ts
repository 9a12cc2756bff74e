import type { AnyRouter } from '@tanstack/react-router';

/** Replaces the prerendered page (scripts/first-paint.ts) with the portal, and replays user input made before hydration. */

const FIRST_ID = 'first';

export const isFirstStanding = (): boolean =>
  document.documentElement.hasAttribute('data-first') && document.getElementById(FIRST_ID) !== null;

function removeFirst(): void {
  document.getElementById(FIRST_ID)?.remove();
  document.documentElement.removeAttribute('data-first');
}

/** Where only the logo stood before the scripts (public/scheme.js). */
export function removeFrame(): void {
  if (!isFirstStanding()) removeFirst();
}

/** By its position in the DOM: both pages have the same header and first section. */
function counterpart(element: Element): HTMLElement | null {
  const part = element.closest('header, main');
  let at = part === null ? null : document.querySelector(`#root ${part.tagName}`);
  const steps: number[] = [];
  for (let below = element; below !== part && below.parentElement !== null; below = below.parentElement)
    steps.unshift([...below.parentElement.children].indexOf(below));
  for (const step of steps) at = at?.children[step] ?? null;
  return at instanceof HTMLElement && at.tagName === element.tagName ? at : null;
}

function pressedButton(first: Element): Element | null {
  const pressed: unknown = Reflect.get(window, 'pressedFirst');
  return pressed instanceof Element && first.contains(pressed) ? pressed : null;
}

/** Simulates typing, so that React updates controlled fields. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function takeOver(): void {
  const first = document.getElementById(FIRST_ID);
  if (first === null) return;
  const pressed = pressedButton(first);
  const press = pressed === null ? null : counterpart(pressed);
  const focused = first.contains(document.activeElement) ? document.activeElement : null;
  const focus = focused === null ? null : counterpart(focused);
  for (const input of first.querySelectorAll('input')) {
    const own = counterpart(input);
    if (own instanceof HTMLInputElement && input.value !== '') type(own, input.value);
  }
  removeFirst();
  focus?.focus({ preventScroll: true });
  // After effects have run, so that listeners are registered.
  if (press !== null) setTimeout(() => press.click());
}

export function takeOverWhenReady(router: Pick<AnyRouter, 'subscribe'>): void {
  const stop = router.subscribe('onRendered', () => {
    stop();
    takeOver();
  });
}
