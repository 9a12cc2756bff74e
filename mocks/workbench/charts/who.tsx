import { IconBuildingBank, IconClock, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Schemas } from '../queries.ts';
import { type Word, useWords } from '../words.ts';
import classes from './charts.module.css';

export type Who = Schemas['ControlWho'];

export const WHO_WORD = {
  customer: 'customer',
  staff: 'platformStaff',
  time: 'time',
} as const satisfies Record<Who, Word>;

const SIGN = { customer: IconUser, staff: IconBuildingBank, time: IconClock } as const;

export function WhoBadge({ who, label }: { who: Who; label?: string }): ReactNode {
  const { w } = useWords();
  const Sign = SIGN[who];
  return (
    <span className={classes.who} data-who={who}>
      <Sign size="1em" aria-hidden />
      {label ?? w(WHO_WORD[who])}
    </span>
  );
}
