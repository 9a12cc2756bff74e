import type { ReactNode } from 'react';
import { Box } from '@mantine/core';
import { useSession } from '#src/api/session.ts';
import { OwnCompanyName } from '#src/parts/session/own-company-name.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { FeedbackForm } from './feedback-form.tsx';

/** Feedback (document 2 §2 `/Feedback`). Without a user the route guard is already redirecting. */
export function FeedbackScreen(): ReactNode {
  const user = useSession();
  return (
    <PageWidth>
      <Box maw="40rem">
        <PageTitle title="feedback.title" intro="feedback.intro" />
        {user !== null && (
          <Panel>
            <OwnCompanyName key={user.id} user={user} fields={5}>
              {(companyName) => <FeedbackForm user={user} companyName={companyName} />}
            </OwnCompanyName>
          </Panel>
        )}
      </Box>
    </PageWidth>
  );
}
