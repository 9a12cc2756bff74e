import type { ReactNode } from 'react';
import type { TextKey } from '#src/i18n/keys.ts';
import { BackLink } from '#src/ui/back-link.tsx';
import { PageTitle, PageWidth } from '#src/ui/page-layout.tsx';
import classes from './account.module.css';

interface FormPageProps {
  title: TextKey;
  intro?: TextKey;
  aside?: ReactNode;
  children: ReactNode;
}

export function FormPage({ title, intro, aside, children }: FormPageProps): ReactNode {
  return (
    <PageWidth>
      <PageTitle
        title={title}
        {...(intro !== undefined && { intro })}
        above={<BackLink to="/user" label="user.toUser" />}
      />
      <div className={classes.columns}>
        {aside !== undefined && <aside className={classes.aside}>{aside}</aside>}
        <div className={classes.form}>{children}</div>
      </div>
    </PageWidth>
  );
}
