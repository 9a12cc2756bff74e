import type { ReactNode } from 'react';
import { Group, Title } from '@mantine/core';
import { useSession } from '#src/api/session.ts';
import { useText } from '#src/i18n/use-text.ts';
import { OwnCompanyName } from '#src/parts/session/own-company-name.tsx';
import { RequestSteps } from '#src/parts/pcr/request-steps.tsx';
import { PageTitle, PageWidth } from '#src/ui/page-layout.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { RequestForm } from './request-form.tsx';
import classes from './pcr.module.css';

/** Request for a new PCR (document 2 §2 `/Pcr/pcrApplyFor`). Without a user the route guard is already redirecting. */
export function PcrApplyScreen(): ReactNode {
  const { t } = useText();
  const user = useSession();
  return (
    <PageWidth>
      <PageTitle title="nav.pcrApply" intro="pcr.applyIntro" />
      <div className={classes.columns}>
        {user !== null && (
          <div>
            <OwnCompanyName key={user.id} user={user} fields={2}>
              {(companyName) => <RequestForm user={user} companyName={companyName} />}
            </OwnCompanyName>
          </div>
        )}
        <aside aria-labelledby="pcr-steps">
          <Title order={2} id="pcr-steps" fz="1.25rem">
            {t('pcr.applySteps')}
          </Title>
          <RequestSteps />
          <Group gap="0.5rem 1.5rem" mt="1.5rem">
            <TextLink to="/pcr/pcrSearch" label="pcr.searchFirst" />
            <TextLink to="/Pcr/minePcr" label="nav.pcrMine" />
          </Group>
        </aside>
      </div>
    </PageWidth>
  );
}
