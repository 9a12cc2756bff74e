import type { ReactNode } from 'react';
import { useSession } from '#src/api/use-session.ts';
import { PageTitle } from '#src/ui/page-title.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import classes from './feedback.module.css';

/** Feedback (document 2 §2 `/Feedback`). Without a user the guard is already leading away. */
export function FeedbackScreen(): ReactNode {
  const user = useSession();
  return (
    <PageWidth>
      <div className={classes.column}>
        <PageTitle title="feedback.title" intro="feedback.intro" />
        {user !== null && (
          <Panel>
            <FeedbackForm key={user.id} user={user} />
          </Panel>
        )}
      </div>
    </PageWidth>
  );
}
