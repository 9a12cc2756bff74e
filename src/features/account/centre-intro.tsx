import type { ReactNode } from 'react';
import { StatusBadge } from '#src/ui/status-badge.tsx';
import { certificationView } from './rules.ts';
import type { CompanyStatus } from '#src/lib/states.ts';
import classes from './user-centre.module.css';

/** Under the title: whose personal center this is, and whether the company is certified. */
export function CentreIntro({
  name,
  status,
}: {
  name: string;
  status: CompanyStatus | undefined;
}): ReactNode {
  return (
    <span className={classes.intro}>
      <span className={classes.name}>{name}</span>
      {status !== undefined && <StatusBadge {...pick(status)} />}
    </span>
  );
}

function pick(status: CompanyStatus) {
  const { tone, label } = certificationView(status);
  return { tone, label };
}
