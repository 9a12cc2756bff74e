import type { ReactNode } from 'react';
import { useWords, type Words } from './words.ts';
import base from './base.module.css';
import classes from './offer-line.module.css';

interface OfferLineProps {
  icon: ReactNode;
  title: Words;
  body?: Words;
  children: ReactNode;
}

export function OfferLine({ icon, title, body, children }: OfferLineProps): ReactNode {
  const say = useWords();
  return (
    <div className={classes.root} role="status">
      <span className={classes.icon}>{icon}</span>
      <div>
        <p className={classes.title}>{say(title)}</p>
        {body !== undefined && <p className={base.note}>{say(body)}</p>}
      </div>
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
