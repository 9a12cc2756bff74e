import type { ReactNode } from 'react';
import { NotForYou } from './drawings/not-for-you.tsx';
import { useWords, type Words } from './words.ts';
import { Drawing } from './drawings/drawing.tsx';
import classes from './state.module.css';

interface EmptyStateProps {
  title: Words;
  hint?: Words;
  action?: ReactNode;
  /** `yet`: no data, `found`: no match, `access`: not for this user. */
  why?: 'yet' | 'found' | 'access';
}

const DRAWINGS = { yet: EmptyRegister, found: LensOnRegister, access: NotForYou } as const;

export function EmptyState({ title, hint, action, why = 'yet' }: EmptyStateProps): ReactNode {
  const say = useWords();
  const Picture = DRAWINGS[why];
  return (
    <div className={classes.root} role="status">
      <div className={classes.drawing} data-why={why}>
        <Picture />
      </div>
      <p className={classes.title}>{say(title)}</p>
      {hint !== undefined && <p className={classes.hint}>{say(hint)}</p>}
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}

function EmptyRegister(): ReactNode {
  return (
    <Drawing width={160} height={112}>
      <path d="M80 26c-10-8-26-10-48-10v74c22 0 38 2 48 10 10-8 26-10 48-10V16c-22 0-38 2-48 10Z" />
      <path d="M80 26v74" />
      <g data-faint>
        <path d="M44 34c10 .4 18 2 25 5M44 48c10 .4 18 2 25 5M44 62c10 .4 18 2 25 5M44 76c10 .4 18 2 25 5" />
        <path d="M116 34c-10 .4-18 2-25 5M116 48c-10 .4-18 2-25 5M116 62c-10 .4-18 2-25 5" />
      </g>
      <circle cx="108" cy="78" r="7" data-voice="melt" strokeDasharray="3 4" />
    </Drawing>
  );
}

function LensOnRegister(): ReactNode {
  return (
    <Drawing width={160} height={112}>
      <g data-faint>
        <path d="M20 24h44M20 42h28M20 60h26M20 78h34M20 96h84M112 24h28M126 42h14M126 60h14M122 78h18" />
      </g>
      <circle cx="86" cy="50" r="30" />
      <path d="M108 72l24 26" />
      <path d="M74 50h24" data-voice="melt" strokeDasharray="3 4" />
    </Drawing>
  );
}
