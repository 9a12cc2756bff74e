import { useState, type ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
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
  /** Dots without visible labels, for table rows. */
  mini?: boolean;
  /** Melt in place of steel at the current node: the user must act now. */
  glow?: boolean;
  /** Number of nodes done when the reader last looked: the glow plays for what came since. */
  seen?: number | undefined;
}

const STATE_LABEL = { done: 'ui.line.done', now: 'ui.line.now', todo: 'ui.line.todo' } as const;

/** Progress stepper. Every node has a number or icon and a label, so that colour is never the only indicator. */
export function CoolingLine({ nodes, label, mini = false, glow = false, seen }: CoolingLineProps): ReactNode {
  const { t } = useText();
  const phrase = usePhrase();
  const say = useWords();
  const left = useLeft(nodes, seen);
  return (
    <ol
      className={mini ? classes.mini : classes.root}
      data-glow={glow || undefined}
      aria-label={phrase(label)}
    >
      {nodes.map((node, index) => (
        <li
          key={node.number}
          className={mini ? classes.dot : classes.node}
          data-state={node.state}
          data-left={index === left || undefined}
          aria-current={node.state === 'now' ? 'step' : undefined}
        >
          <span className={classes.mark} aria-hidden>
            {!mini && node.state === 'done' && <IconCheck size="1em" stroke={2.5} />}
          </span>
          <span className={mini ? classes.unseen : classes.words}>
            <span className={classes.label}>
              <span className={classes.number}>{node.number}</span> {say(node.label)}
            </span>
            {node.note !== undefined && <span className={classes.note}>{say(node.note)}</span>}
            <VisuallyHidden>{t(STATE_LABEL[node.state])}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Index of the node that the current stage has just left, from which the glow travels on once; -1 when nothing moved. */
function useLeft(nodes: readonly CoolingNode[], before: number | undefined): number {
  const place = nodes.filter(({ state }) => state === 'done').length;
  const [seen, setSeen] = useState({ place: before ?? place, left: -1 });
  if (seen.place !== place) setSeen({ place, left: place > seen.place ? place - 1 : -1 });
  return seen.left;
}
