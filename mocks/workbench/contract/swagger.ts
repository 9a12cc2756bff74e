/** Swagger UI, as far as we use it: the package comes without types, and with a React of its own. */

/** An element, a text, a list of them, or nothing. */
export type Node = unknown;

/** What stands in an element's place: a tag's name or a component. */
export type ComponentType = string | object;

export interface Element {
  readonly type: ComponentType;
  readonly props: Readonly<Record<string, unknown>>;
  readonly key: string | null;
  readonly ref?: unknown;
}

/** Its own React 18. */
export interface ComponentReact {
  readonly createElement: (
    type: ComponentType,
    props: object | null,
    ...children: readonly Node[]
  ) => Element;
  readonly isValidElement: (node: unknown) => node is Element;
}

/** An immutable map, as its selectors answer. */
export interface Stored {
  get(name: string): unknown;
}

export interface System {
  readonly React: ComponentReact;
  readonly getComponent: (name: string, connected?: boolean) => ComponentType;
  readonly specActions: { updateSpec(text: string): void };
  readonly specSelectors: {
    /** One entry a tag, each with its list of operations. */
    taggedOperations(): { valueSeq(): { toArray(): readonly Stored[] } };
  };
}

export type Component = (props: System) => Node;

export interface Plugin {
  readonly components?: Readonly<Record<string, Component>>;
  readonly wrapComponents?: Readonly<Record<string, (component: object) => object>>;
  readonly statePlugins?: { readonly spec: { readonly wrapSelectors: object } };
}
