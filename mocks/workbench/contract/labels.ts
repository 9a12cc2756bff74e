/** Names for the fields of Swagger UI that have none: what stands beside them is not tied to them. */
import type { Say } from './mend.ts';

const FIELDS = 'select, textarea, input';
type Field = HTMLSelectElement | HTMLTextAreaElement | HTMLInputElement;

/** The name of a field: its parameter or property, else what it chooses or holds. */
function nameOf(field: Element, say: Say): string {
  const row = field.closest<HTMLElement>('tr[data-param-name], tr[data-property-name]');
  const name = row?.dataset['paramName'] ?? row?.dataset['propertyName'];
  if (name !== undefined) return name;
  return say(field.matches('.examples-select-element') ? 'Examples' : 'Request body');
}

function isNamed(field: Field): boolean {
  const inLabel = (field.labels?.length ?? 0) > 0;
  return inLabel || field.hasAttribute('aria-label') || field.hasAttribute('aria-labelledby');
}

/** Names every field below a node, also those that come later, as long as the page lives. */
export function keepLabelled(root: Element, say: Say): void {
  const look = (): void => {
    for (const field of root.querySelectorAll<Field>(FIELDS))
      if (!isNamed(field)) field.setAttribute('aria-label', nameOf(field, say));
  };
  new MutationObserver(look).observe(root, { childList: true, subtree: true });
  look();
}
