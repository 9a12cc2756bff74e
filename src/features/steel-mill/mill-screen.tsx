import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useSession } from '#src/api/use-session.ts';
import { useText } from '#src/i18n/use-text.ts';
import { prepareLogin, requestLogin } from '#src/lib/login-prompt.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';
import { Section } from '#src/ui/section.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { LatestRecords } from './latest-records.tsx';
import { OwnDeclarations } from './own-declarations.tsx';
import classes from './steel-mill.module.css';

interface MillScreenProps {
  /** What waits for the user in other areas. */
  waiting: (userId: string) => ReactNode;
}

/**
 * The landing of steel mills: to those who are signed in, what waits for them, their latest records and their declarations;
 * to everybody what verification is for, and the way to it (decision 12).
 */
export function MillScreen({ waiting }: MillScreenProps): ReactNode {
  const { t } = useText();
  const user = useSession();
  return (
    <PageWidth>
      <PageTitle
        title="nav.steelMill"
        intro="mill.intro"
        actions={
          <Button component={Link} to="/epd/verification">
            {t('verify.title')}
          </Button>
        }
      />
      {/* Whoever works here reads what waits first; what it is all for comes last. */}
      {user !== null && <Own key={user.id} user={user} waiting={waiting(user.id)} />}
      <Section title="mill.whyTitle" space="near">
        <p className={classes.why}>{t('mill.why')}</p>
      </Section>
      {user === null && <Visitor />}
    </PageWidth>
  );
}

function Visitor(): ReactNode {
  const { t } = useText();
  return (
    <EmptyState
      why="access"
      title="mill.loginHint"
      action={
        <Button
          variant="outline"
          onPointerEnter={prepareLogin}
          onFocus={prepareLogin}
          onClick={() => requestLogin({ how: 'dialog', returnPath: '/steelMill' })}
          aria-haspopup="dialog"
        >
          {t('nav.login')}
        </Button>
      }
    />
  );
}

function Own({ user, waiting }: { user: StoredUser; waiting: ReactNode }): ReactNode {
  const { t } = useText();
  const code = user.companyCode ?? '';
  return (
    <>
      <Section title="mill.waitTitle" space="near">
        {waiting}
      </Section>
      <Section
        title="mill.records"
        space="near"
        action={<TextLink to="/myLists">{t('mill.allRecords')}</TextLink>}
      >
        <LatestRecords userId={user.id} />
      </Section>
      <Section
        title="mill.declarations"
        space="near"
        {...(code !== '' && {
          action: (
            <TextLink to="/epd/epdSearch" search={{ company: code }}>
              {t('mill.allDeclarations')}
            </TextLink>
          ),
        })}
      >
        {code === '' ? (
          <EmptyState
            why="access"
            title="mill.noCompany"
            action={<TextLink to="/enterprise">{t('guard.goCertify')}</TextLink>}
          />
        ) : (
          <OwnDeclarations companyCode={code} />
        )}
      </Section>
    </>
  );
}
