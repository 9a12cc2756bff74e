import { Button, FileButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { saveFile } from './save-file.ts';
import { useStep } from './use-step.ts';
import { useWords } from './use-words.ts';
import type { Word } from './words.ts';
import classes from './workbench.module.css';

interface SaveOrLoadProps {
  save: Word;
  saveHint: Word;
  /** Where the file comes from, and how it is called. */
  href: string;
  fileName: string;
  load: Word;
  loadHint: Word;
  isLoading: boolean;
  onFile: (file: File) => void;
}

/** Two cards: something as a file, and back. */
export function SaveOrLoad(props: SaveOrLoadProps): ReactNode {
  const { w } = useWords();
  const { save, saveHint, href, fileName, load, loadHint, isLoading, onFile } = props;
  const step = useStep((name: string) => saveFile(href, name));
  return (
    <ul className={classes.cards}>
      <li className={classes.card}>
        <h2>{w(save)}</h2>
        <p className={classes.muted}>{w(saveHint)}</p>
        <div className={classes.actions}>
          <Button loading={step.isPending} onClick={() => step.mutate(fileName)}>
            {w(save)}
          </Button>
        </div>
      </li>
      <li className={classes.card}>
        <h2>{w(load)}</h2>
        <p className={classes.muted}>{w(loadHint)}</p>
        <div className={classes.actions}>
          <FileButton accept="application/json,.json" onChange={(file) => file !== null && onFile(file)}>
            {(button) => (
              <Button {...button} variant="default" loading={isLoading}>
                {w(load)}
              </Button>
            )}
          </FileButton>
        </div>
      </li>
    </ul>
  );
}
