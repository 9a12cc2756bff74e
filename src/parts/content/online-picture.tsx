import { useState, type ReactNode } from 'react';
import { addressOf } from '#src/api/addresses.ts';
import { RouteFlow } from '#src/ui/drawings/route-flow.tsx';
import { SystemBoundary } from '#src/ui/drawings/system-boundary.tsx';
import classes from './online-picture.module.css';

interface OnlinePictureProps {
  /** Attachment that everybody may see; null where there is none. */
  id: string | null;
  /** Title of what it belongs to. */
  about: string;
  /** It is at the top of the page, so it does not wait for its turn. */
  isFirst?: boolean;
}

/** Decorative picture of the platform (document 1 §7 `n/attachment/online`), with a drawing as fallback. */
export function OnlinePicture({ id, about, isFirst = false }: OnlinePictureProps): ReactNode {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={classes.root} data-band>
      {id === null || failed === id ? (
        <Fallback about={about} />
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

const ROUTES = ['bf-bof', 'scrap-eaf', 'dri-eaf'] as const;

/** One of four by the letters of the title, so that a list does not repeat one. */
function Fallback({ about }: { about: string }): ReactNode {
  const sum = [...about].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const route = ROUTES[sum % (ROUTES.length + 1)];
  return route === undefined ? <SystemBoundary /> : <RouteFlow route={route} />;
}
