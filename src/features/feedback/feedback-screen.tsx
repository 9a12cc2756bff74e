import type { ReactNode } from 'react';
import { useSession } from '#src/api/session.ts';
import { OwnCompanyName } from '#src/parts/session/own-company-name.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import classes from './feedback.module.css';

/** Feedback (document 2 §2 `/Feedback`). Without a user the route guard is already redirecting. */
export function FeedbackScreen(): ReactNode {
  const user = useSession();
  return (
    <PageWidth>
      <div className={classes.column}>
        <PageTitle title="feedback.title" intro="feedback.intro" />
        {user !== null && (
          <Panel>
            <OwnCompanyName key={user.id} user={user} fields={5}>
              {(companyName) => <FeedbackForm user={user} companyName={companyName} />}
            </OwnCompanyName>
          </Panel>
        )}
      </div>
    </PageWidth>
  );
}
