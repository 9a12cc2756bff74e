import type { ReactNode } from 'react';
import { Box } from '@mantine/core';
import { SectionNav, type SectionLink } from './section-nav.tsx';
import classes from './numbered-form.module.css';

/** Numbered sections, with a side navigation from 900 px, and from 1200 px what is still missing on the right. */
export function FormWithNav({
  sections,
  note,
  missing,
  children,
}: {
  sections: readonly SectionLink[];
  /** Below the navigation, or at the end on screens without it, e.g. the draft status. */
  note?: ReactNode;
  missing: ReactNode;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={classes.layout}>
      <div className={classes.side}>
        <SectionNav sections={sections} />
        {note}
      </div>
      <Box miw={0}>
        {children}
        <div className={classes.end}>{note}</div>
      </Box>
      <div className={classes.missing}>{missing}</div>
    </div>
  );
}
