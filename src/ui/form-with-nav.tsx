import type { ReactNode } from 'react';
import { SectionNav, type SectionLink } from './section-nav.tsx';
import classes from './numbered-form.module.css';

/** A long form: numbered sections in one column, and from 900 px on the way through them at the side. */
export function FormWithNav({
  sections,
  note,
  children,
}: {
  sections: readonly SectionLink[];
  /** Under the way at the side, e.g. when the draft was saved. */
  note?: ReactNode;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={classes.layout}>
      <div className={classes.side}>
        <SectionNav sections={sections} />
        {note}
      </div>
      <div className={classes.column}>{children}</div>
    </div>
  );
}
