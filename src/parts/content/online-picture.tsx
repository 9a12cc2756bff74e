import { useState, type ReactNode } from 'react';
import { addressOf } from '#src/api/addresses.ts';
import classes from './online-picture.module.css';

interface OnlinePictureProps {
  /** Attachment that everybody may see; null where there is none. */
  id: string | null;
  /** It is at the top of the page, so it does not wait for its turn. */
  isFirst?: boolean;
}

/** Decorative picture of the platform (document 1 §7 `n/attachment/online`), with a drawing as fallback. */
export function OnlinePicture({ id, isFirst = false }: OnlinePictureProps): ReactNode {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={classes.root}>
      {id === null || failed === id ? (
        <SteelCoil />
      ) : (
        <img
          src={addressOf(`/n/attachment/online/${encodeURIComponent(id)}`)}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailed(id)}
        />
      )}
    </span>
  );
}

function SteelCoil(): ReactNode {
  return (
    <svg
      viewBox="0 0 96 64"
      width="96"
      height="64"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden
    >
      <ellipse cx="34" cy="32" rx="16" ry="22" />
      <ellipse cx="34" cy="32" rx="11" ry="15.5" />
      <ellipse cx="34" cy="32" rx="6" ry="9" />
      <path d="M34 10h30c8.8 0 16 9.8 16 22s-7.2 22-16 22H34" />
      <path d="M44 14.8h22M49 24h27M50 40h26M44 49.2h22" opacity="0.5" />
    </svg>
  );
}
