import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { singleKey } from '#src/lib/single-keys.ts';
import type { VerificationRecord } from '#src/parts/verification/record.ts';
import { neighboursOf } from './rules.ts';
import classes from './third-agency.module.css';

interface RequestBarProps {
  id: string;
  rows: readonly VerificationRecord[];
  onGo: (id: string) => void;
}

/** Place in the list, previous and next, also by K and J. */
export function RequestBar({ id, rows, onGo }: RequestBarProps): ReactNode {
  const { t } = useText();
  const { at, previous, next } = neighboursOf(rows, id);
  useNeighbourKeys({ k: previous, j: next }, onGo);
  return (
    <nav className={classes.steps} aria-label={t('verify.agency.requests')}>
      <Step to={previous} label={t('verify.agency.previous')} shortcut="K" onGo={onGo}>
        <IconChevronLeft size={18} aria-hidden />
      </Step>
      <span className={classes.place} role="status">
        {at !== null && t('verify.agency.place', { at, count: rows.length })}
      </span>
      <Step to={next} label={t('verify.agency.next')} shortcut="J" onGo={onGo}>
        <IconChevronRight size={18} aria-hidden />
      </Step>
    </nav>
  );
}

interface StepProps {
  to: string | undefined;
  label: string;
  shortcut: 'J' | 'K';
  onGo: (id: string) => void;
  children: ReactNode;
}

function Step({ to, label, shortcut, onGo, children }: StepProps): ReactNode {
  return (
    <Button
      variant="default"
      aria-keyshortcuts={shortcut}
      leftSection={shortcut === 'K' && children}
      rightSection={shortcut === 'J' && children}
      // Not `disabled`: keyboard users would lose focus at either end.
      {...(to === undefined && {
        'data-disabled': true,
        'aria-disabled': true,
      })}
      onClick={() => {
        if (to !== undefined) onGo(to);
      }}
    >
      {label}
      <kbd className={classes.key} aria-hidden>
        {shortcut}
      </kbd>
    </Button>
  );
}

function useNeighbourKeys(
  ids: Readonly<Record<string, string | undefined>>,
  onGo: (id: string) => void,
): void {
  const act = useRef<(event: KeyboardEvent) => void>(() => undefined);
  useEffect(() => {
    act.current = (event) => {
      // An open dialog keeps its keys.
      if (document.querySelector('[aria-modal=true]') !== null) return;
      const to = ids[singleKey(event)?.toLowerCase() ?? ''];
      if (to !== undefined) onGo(to);
    };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => act.current(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
