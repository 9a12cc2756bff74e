import type { ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconFlame } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { usePhrase, useWords, type Phrase, type Words } from './words.ts';
import classes from './cooling-line.module.css';

export type NodeState = 'done' | 'now' | 'todo';

export interface CoolingNode {
  /** Position on the line: 1/7 … 7/7, A1 … A3. */
  number: string;
  label: Words;
  state: NodeState;
  /** Line below the label: duration or completion date. */
  note?: Words;
}

interface CoolingLineProps {
  nodes: readonly CoolingNode[];
  label: Phrase;
  /** Smaller nodes; phones show only the current label, the others are visually hidden. */
  compact?: boolean;
  /** Dots without visible labels, for table rows; `calm` disables the glow if the user has nothing to do. */
  mini?: 'glow' | 'calm';
}

const STATE_LABEL = { done: 'ui.line.done', now: 'ui.line.now', todo: 'ui.line.todo' } as const;

/** Progress stepper. Every node has a number or icon and a label, so that colour is never the only indicator. */
export function CoolingLine({ nodes, label, compact = false, mini }: CoolingLineProps): ReactNode {
  const { t } = useText();
  const phrase = usePhrase();
  const say = useWords();
  return (
    <ol
      className={mini === undefined ? classes.root : classes.mini}
      data-compact={compact || undefined}
      data-mini={mini}
      aria-label={phrase(label)}
    >
      {nodes.map((node) => (
        <li
          key={node.number}
          className={mini === undefined ? classes.node : classes.dot}
          data-state={node.state}
          aria-current={node.state === 'now' ? 'step' : undefined}
        >
          <span className={mini === undefined ? classes.mark : classes.point} aria-hidden>
            {mini === undefined && <NodeMark node={node} />}
          </span>
          <span className={mini === undefined ? classes.words : classes.unseen}>
            <span className={classes.label}>
              <span className={classes.number}>{node.number}</span> {say(node.label)}
            </span>
            {node.note !== undefined && <span className={classes.note}>{say(node.note)}</span>}
            {node.state === 'now' && !compact && mini === undefined ? (
              <span className={classes.state}>{t(STATE_LABEL.now)}</span>
            ) : (
              <VisuallyHidden>{t(STATE_LABEL[node.state])}</VisuallyHidden>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

function NodeMark({ node }: { node: CoolingNode }): ReactNode {
  if (node.state === 'done') return <IconCheck size="1em" stroke={2.5} />;
  if (node.state === 'now') return <IconFlame size="1em" stroke={2} />;
  return null;
}
