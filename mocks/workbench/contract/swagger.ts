/** The used API of Swagger UI, which has no types and bundles its own React 18. */

export type Node = unknown;

/** A tag name or a component. */
export type ComponentType = string | object;

export interface Element {
  readonly type: ComponentType;
  readonly props: Readonly<Record<string, unknown>>;
  readonly key: string | null;
  readonly ref?: unknown;
}

export interface ComponentReact {
  readonly createElement: (
    type: ComponentType,
    props: object | null,
    ...children: readonly Node[]
  ) => Element;
  readonly isValidElement: (node: unknown) => node is Element;
}

/** An Immutable.js map, as its selectors return. */
export interface Stored {
  get(name: string): unknown;
}

export interface System {
  readonly React: ComponentReact;
  readonly getComponent: (name: string, connected?: boolean) => ComponentType;
  readonly specActions: { updateSpec(text: string): void };
  readonly specSelectors: {
    /** One entry per tag, with its operations. */
    taggedOperations(): { valueSeq(): { toArray(): readonly Stored[] } };
  };
}

export type Component = (props: System) => Node;

export interface Plugin {
  readonly components?: Readonly<Record<string, Component>>;
  readonly wrapComponents?: Readonly<Record<string, (component: object) => object>>;
  readonly statePlugins?: { readonly spec: { readonly wrapSelectors: object } };
}
