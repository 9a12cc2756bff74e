import type { ReactNode } from 'react';
import classes from './application-form.module.css';

interface NoticeProps {
  icon: ReactNode;
  title: string;
  body?: string;
  /** What can be done about it. */
  children: ReactNode;
}

/** A line above the form that offers something and can be put away. */
export function Notice({ icon, title, body, children }: NoticeProps): ReactNode {
  return (
    <div className={classes.notice} role="status">
      <span className={classes.noticeIcon}>{icon}</span>
      <div className={classes.noticeWords}>
        <p className={classes.noticeTitle}>{title}</p>
        {body !== undefined && <p className={classes.noticeBody}>{body}</p>}
      </div>
      <div className={classes.noticeActions}>{children}</div>
    </div>
  );
}
