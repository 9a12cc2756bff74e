import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadPart } from '#src/lib/load-chunk.ts';

/** Component that loads with its texts when it is first rendered; needs a `Suspense` boundary. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadPart(load).then((part) => ({ default: part })));
}
