/** Localises Swagger UI and fixes its accessibility problems by patching each rendered element; it has no i18n of its own. */
import type { ComponentReact, ComponentType, Element as Made, Node } from './swagger.ts';

/** Attributes with visible or spoken text. */
const SPOKEN = ['aria-label', 'ariaLabel', 'placeholder', 'title'] as const;

type FunctionComponent = (...args: readonly unknown[]) => Node;
type ClassComponent = new (...args: never[]) => { render(): Node };

/** Translates a text; unknown ones stay unchanged. */
export type Translate = (text: string) => string;

/** Adds table headers, removes wrong roles, makes scrollable texts focusable. */
function patchTag({ type, props }: Made): { type: ComponentType; props: Record<string, unknown> } {
  const { className } = props;
  if (type === 'td' && typeof className === 'string' && /\bcol_header\b/.test(className))
    return { type: 'th', props: { ...props, scope: 'col' } };
  if (type === 'pre') return { type, props: { tabIndex: 0, ...props } };
  if (type === 'table') {
    const { role: _role, 'aria-live': _live, ...rest } = props;
    return { type, props: rest };
  }
  return { type, props: { ...props } };
}

function isIterable(node: unknown): node is Iterable<Node> {
  return typeof node === 'object' && node !== null && Symbol.iterator in node;
}

/** Patches components, cached: React compares them by identity. */
export function createPatcher(React: ComponentReact, translate: Translate): (component: object) => object {
  const known = new WeakMap<object, object>();

  const mendNode = (node: Node): Node => {
    if (typeof node === 'string') return translate(node);
    if (React.isValidElement(node)) return patchElement(node);
    return isIterable(node) ? Array.from(node, mendNode) : node;
  };

  const patchElement = (element: Made): Made => {
    const { type, props } = patchTag(element);
    for (const name of SPOKEN) {
      const text = props[name];
      if (typeof text === 'string') props[name] = translate(text);
    }
    const { children, ...rest } = props;
    const own = typeof type === 'function' ? mend(type) : type;
    const { key, ref } = element;
    const nodes = Array.isArray(children)
      ? children.map(mendNode)
      : children === undefined
        ? []
        : [mendNode(children)];
    return React.createElement(
      own,
      { ...rest, ...(key === null ? {} : { key }), ...(ref == null ? {} : { ref }) },
      ...nodes,
    );
  };

  const made = (component: object): object => {
    // Function components may lack a prototype.
    const { prototype } = component as { prototype?: { isReactComponent?: unknown } };
    if (prototype?.isReactComponent !== undefined) {
      // Safe: `isReactComponent` marks class components.
      const Class = component as ClassComponent;
      return class extends Class {
        override render(): Node {
          return mendNode(super.render());
        }
      };
    }
    // Safe: all others are function components.
    const run = component as FunctionComponent;
    return Object.assign((...args: readonly unknown[]) => mendNode(run(...args)), component);
  };

  const mend = (component: object): object => {
    const before = known.get(component);
    if (before !== undefined) return before;
    const mended = made(component);
    known.set(component, mended);
    // A patched component must not be patched again.
    known.set(mended, mended);
    return mended;
  };

  return (component) => (typeof component === 'function' ? mend(component) : component);
}

const FIELDS = 'select, textarea, input';
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

/** Labels all fields below a node, including later ones (MutationObserver). */
export function keepLabelled(root: Element, translate: Translate): void {
  const labelFields = (): void => {
    for (const field of root.querySelectorAll<Field>(FIELDS))
      if (!isNamed(field)) field.setAttribute('aria-label', nameOf(field, translate));
  };
  new MutationObserver(labelFields).observe(root, { childList: true, subtree: true });
  labelFields();
}
