import type { ReactNode } from 'react';
import { useSession } from '#src/api/session.ts';
import { useText } from '#src/i18n/use-text.ts';
import { OwnCompanyName } from '#src/parts/session/own-company-name.tsx';
import { EmptyDrawing } from '#src/ui/drawings/empty-drawing.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import classes from './feedback.module.css';

/** Feedback (document 2 §2 `/Feedback`). Without a user the route guard is already redirecting. */
export function FeedbackScreen(): ReactNode {
  const { t } = useText();
  const user = useSession();
  return (
    <PageWidth>
      <PageTitle title="nav.feedback" intro="feedback.intro" />
      <div className={classes.layout}>
        <div>
          {user !== null && (
            <OwnCompanyName key={user.id} user={user} fields={5}>
              {(companyName) => <FeedbackForm user={user} companyName={companyName} />}
            </OwnCompanyName>
          )}
        </div>
        <aside>
          <EmptyDrawing of="messages" />
          <p>{t('result.feedbackNext')}</p>
          <TextLink to="/textmessage/$id" params={{ id: 'all' }}>
            {t('result.toInbox')}
          </TextLink>
        </aside>
      </div>
    </PageWidth>
  );
}
