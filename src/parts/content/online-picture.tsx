import { useState, type ReactNode } from 'react';
import { addressOf } from '#src/api/addresses.ts';
import { SteelCoil } from './steel-coil.tsx';
import classes from './online-picture.module.css';

interface OnlinePictureProps {
  /** Attachment that everybody may see; null where there is none. */
  id: string | null;
}

/**
 * A picture of the platform beside a text that says the same (document 1 §7 `n/attachment/online`). Where there is none, or
 * it cannot be had, a drawing keeps its place.
 */
export function OnlinePicture({ id }: OnlinePictureProps): ReactNode {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={classes.root}>
      {id === null || failed === id ? (
        <SteelCoil />
      ) : (
        <img
          src={addressOf(`/n/attachment/online/${encodeURIComponent(id)}`)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(id)}
        />
      )}
    </span>
  );
}
