import { lazy, type ComponentType, type ReactNode } from 'react';

/**
 * Lazy component that renders synchronously once loaded: `React.lazy` always suspends, and React delays a suspended part by
 * 300 ms.
 */
export function readyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let there: ComponentType<Props> | undefined;
  const fetch = async (): Promise<ComponentType<Props>> => (there = await load());
  const Late = lazy(async () => ({ default: await fetch() }));
  return {
    /** Preloads; rejects on failure. */
    fetch: async (): Promise<void> => void (await fetch()),
    /** Needs a `Suspense` boundary, for use before it has loaded. */
    Part: function ReadyPart(props: Props): ReactNode {
      // Per render: once loaded, the lazy variant is never mounted.
      const Now: ComponentType<Props> = there ?? Late;
      return <Now {...props} />;
    },
  };
}
