import type { ReactNode } from 'react';
import { COMPANY_STATUS, type CompanyStatus } from '#src/lib/states.ts';
import { StatusBadge } from '#src/ui/status-badge.tsx';
import classes from './user-centre.module.css';

interface CentreIntroProps {
  name: string;
  /** Undefined while nobody knows. */
  status: CompanyStatus | undefined;
}

/** Under the title: whose personal center this is. Other states than "certified" need the words of their row below. */
export function CentreIntro({ name, status }: CentreIntroProps): ReactNode {
  return (
    <span className={classes.intro}>
      <span className={classes.name}>{name}</span>
      {status === COMPANY_STATUS.certified && <StatusBadge tone="valid" label="enterprise.state.s1" />}
    </span>
  );
}
