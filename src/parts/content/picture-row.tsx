import { useState, type CSSProperties, type ReactNode } from 'react';
import { addressOf } from '#src/api/addresses.ts';
import { ShapeDrawing } from '#src/ui/drawings/product/product-drawing.tsx';
import { namedShape } from '#src/ui/drawings/product/shape-of.ts';
import classes from './picture-row.module.css';

/** Pictures on the first screen. */
const AT_ONCE = 4;

interface OnlinePictureProps {
  /** Attachment that everybody may see; null where there is none. */
  id: string | null;
  /** Title of what it belongs to. */
  about: string;
  /** Place in its list; the first ones do not wait for their turn to load. */
  at: number;
  style?: CSSProperties;
}

interface PictureRowProps extends OnlinePictureProps {
  heading: ReactNode;
  summary?: string;
  children: ReactNode;
}

/** A row of a list with its picture beside the text, above it where letters are large on a phone. */
export function PictureRow({ heading, summary = '', children, ...picture }: PictureRowProps): ReactNode {
  return (
    <article className={classes.row}>
      <OnlinePicture {...picture} />
      <div className={classes.words}>
        {heading}
        {summary !== '' && <p>{summary}</p>}
        {children}
      </div>
    </article>
  );
}

/** Decorative picture of the platform (document 1 §7 `n/attachment/online`), with a drawing as fallback. */
export function OnlinePicture({ id, about, at, style }: OnlinePictureProps): ReactNode {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={classes.root} style={style} data-band>
      {id === null || failed === id ? (
        <Fallback about={about} at={at} />
      ) : (
        <img
          src={addressOf(`/n/attachment/online/${encodeURIComponent(id)}`)}
          alt=""
          loading={at < AT_ONCE ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailed(id)}
        />
      )}
    </span>
  );
}

/** The product that the title names; a title without one gets no product. */
function Fallback({ about, at }: Pick<OnlinePictureProps, 'about' | 'at'>): ReactNode {
  const shape = namedShape(about);
  return shape === undefined ? <Lanes at={at} /> : <ShapeDrawing shape={shape} isDetailed />;
}

const DOTS = 21;
const LANES = 3;

/** Lanes of a plot as in home's first section, without its colours, which say something of data; no two places of a list have the same dots. */
function Lanes({ at }: { at: number }): ReactNode {
  return (
    <svg viewBox="0 0 160 108" className={classes.lanes} focusable="false" aria-hidden>
      {Array.from({ length: DOTS }, (_, dot) => {
        const lane = dot % LANES;
        const x = 16 + ((at * 29 + lane * 23) % 68) + ((dot * dot * 7 + at * 13) % 60);
        return <circle key={dot} cx={x} cy={27 * (lane + 1)} r="2" fill="currentcolor" />;
      })}
    </svg>
  );
}
