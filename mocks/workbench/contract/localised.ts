/** Localises Swagger UI, which has no i18n, and fixes its accessibility problems, in the rendered nodes. */

/** Translates a text; unknown ones, and translated ones, stay unchanged. */
export type Translate = (text: string) => string;

/** Attributes with visible or spoken text. */
const SPOKEN = ['aria-label', 'placeholder', 'title'];

/** Bodies of requests and answers, not texts of Swagger UI. */
const DATA = 'pre, code, textarea';

function translateTexts(root: Element, translate: Translate): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node.nodeValue ?? '';
    const translated = translate(text);
    if (translated !== text && node.parentElement?.closest(DATA) === null) node.nodeValue = translated;
  }
  for (const name of SPOKEN)
    for (const element of root.querySelectorAll(`[${name}]`)) {
      const text = element.getAttribute(name) ?? '';
      if (translate(text) !== text) element.setAttribute(name, translate(text));
    }
}

type Field = HTMLSelectElement | HTMLTextAreaElement | HTMLInputElement;

/** Accessible name of a field: its parameter or property, else `Examples` or `Request body`. */
function nameOf(field: Element, translate: Translate): string {
  const row = field.closest<HTMLElement>('tr[data-param-name], tr[data-property-name]');
  const name = row?.dataset['paramName'] ?? row?.dataset['propertyName'];
  if (name !== undefined) return name;
  return translate(field.matches('.examples-select-element') ? 'Examples' : 'Request body');
}

function isNamed(field: Field): boolean {
  const inLabel = (field.labels?.length ?? 0) > 0;
  return inLabel || field.hasAttribute('aria-label') || field.hasAttribute('aria-labelledby');
}

/** Names fields, adds table headers, removes wrong roles, makes scrollable texts focusable. */
function mend(root: Element, translate: Translate): void {
  for (const field of root.querySelectorAll<Field>('select, textarea, input'))
    if (!isNamed(field)) field.setAttribute('aria-label', nameOf(field, translate));
  for (const head of root.querySelectorAll('td.col_header')) head.setAttribute('role', 'columnheader');
  for (const text of root.querySelectorAll('pre')) text.tabIndex = 0;
  for (const table of root.querySelectorAll('table[role], table[aria-live]')) {
    table.removeAttribute('role');
    table.removeAttribute('aria-live');
  }
}

/** Translates and mends all nodes below a node, including later ones (MutationObserver). */
export function keepLocalised(root: Element, translate: Translate): void {
  const localise = (): void => {
    translateTexts(root, translate);
    mend(root, translate);
  };
  new MutationObserver(localise).observe(root, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: SPOKEN,
  });
  localise();
}
