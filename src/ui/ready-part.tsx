import { lazy, type ComponentType, type ReactNode } from 'react';

interface ReadyPart<Props> {
  /** Needs a `Suspense` boundary, for use before it has loaded. */
  Part: (props: Props) => ReactNode;
  /** Preloads; rejects on failure. */
  fetch: () => Promise<void>;
}

/**
 * Lazy component that renders synchronously once loaded: `React.lazy` always suspends, and React delays a suspended part by
 * 300 ms.
 */
export function readyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ReadyPart<Props> {
  let there: ComponentType<Props> | undefined;
  const fetch = async (): Promise<ComponentType<Props>> => (there = await load());
  const Late = lazy(async () => ({ default: await fetch() }));
  return {
    fetch: async () => void (await fetch()),
    Part: function ReadyPart(props) {
      // Per render: once loaded, the lazy variant is never mounted.
      const Now: ComponentType<Props> = there ?? Late;
      return <Now {...props} />;
    },
  };
}
