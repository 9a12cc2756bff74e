import { lazy, Suspense, type ReactElement, type ReactNode } from 'react';
import { loadPart } from '#src/lib/load-chunk.ts';
import { PartBoundary } from './part-boundary.tsx';
import { useTip, type TipTrigger } from './use-tip.ts';
import type { Words } from './words.ts';

const fetchFloat = () => loadPart(() => import('./hint-float.tsx'));
const HintFloat = lazy(() => fetchFloat().then((part) => ({ default: part.HintFloat })));

/** What floats is fetched with the first hover or focus; should it fail, the press that follows says so by itself. */
const prepare = (): void => void fetchFloat().catch(() => null);

interface HintProps {
  label: Words;
  /** One element that can hold the focus, with these handlers on it. */
  children: (trigger: TipTrigger) => ReactElement;
}

/**
 * Words that appear on hover, focus and touch; the pointer may move onto them, Escape takes them away. The element itself stands
 * from the start and stays the same one, so that no press is lost while what floats is on its way.
 */
export function Hint({ label, children }: HintProps): ReactNode {
  const { trigger, float, used } = useTip(prepare);
  return (
    <>
      {children(trigger)}
      {used && (
        <PartBoundary>
          <Suspense>
            <HintFloat label={label} {...float} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}
