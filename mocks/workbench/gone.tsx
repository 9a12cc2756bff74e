import { Alert, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { DEFAULT_WORLD } from '../lib/cookies.ts';
import { Worlds } from './sections/worlds.tsx';
import { useWords } from './use-words.ts';
import { startLink, switchWorld } from './worlds.ts';
import classes from './workbench.module.css';

/** In place of everything else once somebody has deleted the World of this browser. */
export function Gone({ name }: { name: string }): ReactNode {
  const { w } = useWords();
  return (
    <>
      <Alert color="attention" role="alert" title={w('worldGone', { name })}>
        <p>{w('worldGoneHint')}</p>
        <div className={classes.actions}>
          <Button component="a" {...startLink('default')}>
            {w('beginAnew')}
          </Button>
          <Button variant="default" onClick={() => switchWorld({ id: DEFAULT_WORLD, persona: null })}>
            {w('goToDefault')}
          </Button>
        </div>
      </Alert>
      <Worlds />
    </>
  );
}
