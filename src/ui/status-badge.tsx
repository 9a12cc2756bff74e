import type { ReactNode } from 'react';
import {
  IconAlertTriangle,
  IconCircle,
  IconCircleCheck,
  IconCircleHalf,
  IconCircleX,
  type Icon,
} from '@tabler/icons-react';
import { useWords, type Words } from './words.ts';
import classes from './status-badge.module.css';

export type Tone = 'valid' | 'attention' | 'soon' | 'refused' | 'neutral' | 'now';

const ICONS: Record<Tone, Icon> = {
  valid: IconCircleCheck,
  attention: IconAlertTriangle,
  soon: IconAlertTriangle,
  refused: IconCircleX,
  neutral: IconCircle,
  now: IconCircleHalf,
};

/** Text, icon and colour, so that colour is never the only indicator. @param icon in place of the one of the tone */
export function StatusBadge(props: { tone: Tone; label: Words; icon?: Icon }): ReactNode {
  const { tone, label, icon: ToneIcon = ICONS[tone] } = props;
  const say = useWords();
  return (
    <span className={classes.root} data-tone={tone}>
      <ToneIcon size="1em" stroke={2} aria-hidden />
      {say(label)}
    </span>
  );
}
