import type { CSSProperties, ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatQuantity } from '#src/lib/format-number.ts';
import { fromReference, scaleOf, type Scale } from './bars.ts';
import { LETTERS } from '#src/parts/comparison/choice.ts';
import type { Side } from './side.ts';
import { storiesOf } from './story.ts';
import { useDifferenceWords, useStoryWords } from './use-story-words.ts';
import classes from './differences.module.css';

/** The comparison in a sentence for each, and GWP100 as bars from 0 with their differences around the reference. */
export function Differences({ sides }: { sides: readonly Side[] }): ReactNode {
  const { t } = useText();
  const words = useDifferenceWords();
  const sentences = useStoryWords();
  const stories = storiesOf(sides);
  const [reference] = sides;
  if (stories.length === 0 || reference === undefined) return null;
  const scale = scaleOf([-100, ...stories.map(({ percent }) => percent)]);
  const rows = [
    {
      at: 0,
      percent: 0,
      said: t('compare.story.reference', { value: formatQuantity(reference.gwp, reference.gwpUnit) }),
    },
    ...stories.map(({ at, amount, percent }) => ({
      at,
      percent,
      said: words({ kind: 'amount', amount, percent }),
    })),
  ];
  return (
    <div>
      {sentences(stories, sides).map((sentence) => (
        <p key={sentence} className={classes.story}>
          {sentence}
        </p>
      ))}
      <ul className={classes.rows}>
        {rows.map(({ at, percent, said }) => (
          <li key={at}>
            <b className={classes.letter}>{LETTERS[at]}</b>
            <code className={classes.number}>{sides[at]?.number}</code>
            {percent !== null && <AroundBar percent={percent} scale={scale} large />}
            <span className={classes.words}>{said}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface AroundBarProps {
  percent: number;
  scale: Scale;
  /** On a scale from 0 (-100 %): with what it shares with the reference. */
  large?: boolean;
}

/** Words stand beside it. */
export function AroundBar({ percent, scale, large = false }: AroundBarProps): ReactNode {
  const { left, width, zero } = fromReference(percent, scale);
  const places: CSSProperties & Record<'--reference' | '--shared', string> = {
    '--reference': `${zero.toFixed(2)}%`,
    '--shared': `${left.toFixed(2)}%`,
  };
  return (
    <span className={classes.bar} data-large={large || undefined} style={places} aria-hidden>
      {percent !== 0 && (
        <span
          data-lower={percent < 0 || undefined}
          style={{ left: `${left.toFixed(2)}%`, width: `${width.toFixed(2)}%` } satisfies CSSProperties}
        />
      )}
    </span>
  );
}
