import { lazy, Suspense, type ReactElement, type ReactNode } from 'react';
import { loadPart } from '#src/lib/load-chunk.ts';
import { PartBoundary } from './part-boundary.tsx';
import { useTip, type TipTrigger } from './use-tip.ts';
import type { Words } from './words.ts';

const fetchFloat = () => loadPart(() => import('./hint-float.tsx'));
const HintFloat = lazy(() => fetchFloat().then((part) => ({ default: part.HintFloat })));

/** Preloaded on hover or focus; errors are ignored. */
const prepare = (): void => void fetchFloat().catch(() => null);

interface HintProps {
  label: Words;
  /** One focusable element that takes these handlers. */
  children: (trigger: TipTrigger) => ReactElement;
}

/**
 * Tooltip on hover, focus and touch (WCAG 1.4.13). The trigger is never remounted, so that no click is lost while the float
 * loads.
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
