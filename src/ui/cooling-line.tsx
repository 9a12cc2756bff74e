import type { ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconFlame } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { usePhrase, useWords, type Phrase, type Words } from './words.ts';
import classes from './cooling-line.module.css';

export type NodeState = 'done' | 'now' | 'todo';

export interface CoolingNode {
  /** Its place on the line: 1/7 … 7/7, A1 … A3. */
  number: string;
  label: Words;
  state: NodeState;
  /** A line under the label: how long it takes, when it was done. */
  note?: Words;
}

interface CoolingLineProps {
  nodes: readonly CoolingNode[];
  /** What the line shows, read aloud with the list. */
  label: Phrase;
  /** Smaller nodes; on phones only the current label is written out, the others are read aloud. */
  compact?: boolean;
  /** Dots without visible words, for rows of a list; `calm` where nothing waits for the reader, so that nothing glows. */
  mini?: 'glow' | 'calm';
}

const STATE_LABEL = { done: 'ui.line.done', now: 'ui.line.now', todo: 'ui.line.todo' } as const;

/**
 * The cooling line: what is done is steel, what happens now glows, what is to come is an outline. Every node carries its
 * number or icon and its label, so colour never speaks alone. Lies on desktop, stands on phones. A node fades from melt
 * to steel when its state changes while it is shown, never by itself.
 */
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
