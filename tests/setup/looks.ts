/**
 * Whether something is shown, without the whole computed style: the test DOM works out all properties of all ancestors at each look, a
 * tenth of the time of component tests, while queries by role and name ask for display and visibility alone.
 */

/** Classes with rules about display: Mantine's for widths, and what it writes for a single element. No style sheet is loaded. */
const BY_RULES = /(?:^|\s)(?:mantine-(?:visible|hidden)-from|__m)/;
const BY_STYLE = /display|visibility/;

/** Whether a rule or its own style may say something of the element: then the test DOM is asked. */
const maySay = (element: Element): boolean =>
  BY_STYLE.test(element.getAttribute('style') ?? '') || BY_RULES.test(element.getAttribute('class') ?? '');

/** Displays by name of the element, as the test DOM has them; those of some depend on more. */
const displays = new Map<string, string>();
const DEPENDS = new Set(['DIALOG', 'DETAILS']);

function displayOf(element: Element, style: CSSStyleDeclaration): string {
  const { tagName } = element;
  if (DEPENDS.has(tagName) || maySay(element)) return style.display;
  const display = displays.get(tagName) ?? style.display;
  displays.set(tagName, display);
  return display;
}

function visibilityOf(element: Element, style: CSSStyleDeclaration): string {
  for (let one: Element | null = element; one !== null; one = one.parentElement)
    if (maySay(one)) return style.visibility;
  return '';
}

function lookAt(element: Element, style: CSSStyleDeclaration): CSSStyleDeclaration {
  const valueOf = (name: string): string => {
    if (name === 'display' && element.isConnected) return displayOf(element, style);
    if (name === 'visibility') return visibilityOf(element, style);
    return style.getPropertyValue(name);
  };
  return new Proxy(style, {
    get: (_, name) => {
      if (name === 'getPropertyValue') return valueOf;
      return name === 'display' || name === 'visibility' ? valueOf(name) : Reflect.get(style, name);
    },
  });
}

/** A window that has it already, as files share one. */
const done = new WeakSet<Window>();

export function lookLess(): void {
  if (done.has(window)) return;
  done.add(window);
  const computed = window.getComputedStyle.bind(window);
  const looks = new WeakMap<Element, CSSStyleDeclaration>();
  window.getComputedStyle = (element) => {
    const look = looks.get(element) ?? lookAt(element, computed(element));
    looks.set(element, look);
    return look;
  };
}
