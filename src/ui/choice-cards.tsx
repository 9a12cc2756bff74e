import { Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords, type Words } from './words.ts';
import classes from './choice-cards.module.css';

interface ChoiceCardsProps {
  options: readonly { value: string; label: Words; hint?: Words }[];
  wrong: boolean;
}

/** Two or three choices of a `Radio.Group`, side by side where there is room. */
export function ChoiceCards({ options, wrong }: ChoiceCardsProps): ReactNode {
  const say = useWords();
  return (
    <div className={classes.root} data-wrong={wrong || undefined}>
      {options.map(({ value, label, hint }) => (
        <Radio.Card key={value} value={value} className={classes.card ?? ''}>
          <Radio.Indicator iconColor="var(--on-steel)" className={classes.mark ?? ''} />
          <span>
            {say(label)}
            {hint !== undefined && <span className={classes.hint}>{say(hint)}</span>}
          </span>
        </Radio.Card>
      ))}
    </div>
  );
}
