import type { CSSProperties, ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatQuantity } from '#src/lib/format-number.ts';
import { aroundMiddle, scaleOf } from './bars.ts';
import { LETTERS } from '#src/parts/comparison/choice.ts';
import type { Side } from './side.ts';
import { storiesOf } from './story.ts';
import { useDifferenceWords, useStoryWords } from './use-story-words.ts';
import classes from './differences.module.css';

/** The comparison in one sentence, and the differences of GWP100 as bars around the reference. */
export function Differences({ sides }: { sides: readonly Side[] }): ReactNode {
  const { t } = useText();
  const words = useDifferenceWords();
  const sentence = useStoryWords();
  const stories = storiesOf(sides);
  const [reference] = sides;
  if (stories.length === 0 || reference === undefined) return null;
  const scale = scaleOf(stories.map(({ percent }) => percent));
  return (
    <div>
      <p className={classes.story}>{sentence(stories, sides)}</p>
      <ul className={classes.rows}>
        {stories.map(({ at, amount, percent }) => (
          <li key={at}>
            <b className={classes.letter}>{LETTERS[at]}</b>
            {percent !== null && <AroundBar percent={percent} scale={scale} large />}
            <span className={classes.words}>{words({ kind: 'amount', amount, percent })}</span>
          </li>
        ))}
      </ul>
      <p className={classes.reference}>
        {t('compare.story.reference', {
          letter: LETTERS[0],
          value: formatQuantity(reference.gwp, reference.gwpUnit),
        })}
      </p>
    </div>
  );
}

interface AroundBarProps {
  percent: number;
  /** Percent that reaches the edge. */
  scale: number;
  large?: boolean;
}

/** Words stand beside it. */
export function AroundBar({ percent, scale, large = false }: AroundBarProps): ReactNode {
  const { left, width } = aroundMiddle(percent, scale);
  return (
    <span className={classes.bar} data-large={large || undefined} aria-hidden>
      <span
        data-lower={percent < 0 || undefined}
        style={{ left: `${left.toFixed(2)}%`, width: `${width.toFixed(2)}%` } satisfies CSSProperties}
      />
    </span>
  );
}
