/** The used API of Swagger UI, which has no types and bundles its own React 18. */

/** An Immutable.js map, as its selectors return. */
export interface Stored {
  get(name: string): unknown;
}

/** A component, or the name of a tag. */
type ComponentType = string | object;

export interface System {
  readonly React: {
    readonly createElement: (type: ComponentType, props: object | null, ...children: unknown[]) => object;
  };
  readonly getComponent: (name: string, connected?: boolean) => ComponentType;
  readonly specActions: { updateSpec(text: string): void };
  readonly specSelectors: {
    /** One entry per tag, with its operations. */
    taggedOperations(): { valueSeq(): { toArray(): readonly Stored[] } };
  };
}

export interface Plugin {
  readonly components?: Readonly<Record<string, (props: System) => object | null>>;
  readonly statePlugins?: { readonly spec: { readonly wrapSelectors: object } };
}
