import type { ReactNode } from 'react';
import classes from './contract.module.css';

/** A file of the project. While developing a click opens it in the editor, which the development server knows how to do. */
export function FileName({ file, line }: { file: string; line?: number }): ReactNode {
  const place = line === undefined ? file : `${file}:${String(line)}`;
  if (!import.meta.env.DEV) return <code className={classes.file}>{place}</code>;
  return (
    <button
      type="button"
      className={classes.file}
      onClick={() => void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`)}
    >
      {place}
    </button>
  );
}
