import { useEffect, useRef, type ReactNode, useState } from 'react';
import { Title } from '@mantine/core';
import { Button } from '#src/ui/button-and-link.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import {
  IconCircleCheck,
  IconClockHour4,
  IconExternalLink,
  IconLogin2,
  type Icon,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { accountQueries } from '#src/api/shared/account.ts';
import { useSession } from '#src/api/session.ts';
import { describeError } from '#src/i18n/error-text.ts';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { lcaQueries } from '#src/parts/lca/queries.ts';
import { useLcaEntry } from '#src/parts/lca/use-lca-entry.ts';
import { SystemBoundary } from '#src/ui/drawings/system-boundary.tsx';
import { OwnCompanyName } from '#src/parts/session/own-company-name.tsx';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { PageTitle, PageWidth } from '#src/ui/page-layout.tsx';
import { readStorage, writeStorage } from '#src/lib/storage.ts';
import base from '#src/ui/base.module.css';
import { TrialForm } from './trial-form.tsx';
import classes from './lca-tools.module.css';

export function LcaToolsScreen(): ReactNode {
  const user = useSession();
  return (
    <PageWidth>
      <PageTitle title="nav.lcaTools" intro="lca.toolsIntro" />
      <div className={classes.layout}>
        <section aria-labelledby="lca-way">
          {user === null ? <ForVisitors /> : <Way key={user.id} user={user} />}
        </section>
        <aside>
          <SystemBoundary />
          <Steps user={user} />
        </aside>
      </div>
    </PageWidth>
  );
}

function Steps({ user }: { user: StoredUser | null }): ReactNode {
  const { t } = useText();
  const subscription = useQuery({ ...lcaQueries.subscription(user?.id ?? ''), enabled: user !== null });
  return subscription.data === true ? null : (
    <>
      <Title order={2} fz="1.25rem" mt="1.5rem" mb="0.5rem">
        {t('lca.stepsTitle')}
      </Title>
      <ol className={base.steps}>
        <li>{t('lca.stepAsk')}</li>
        <li>{t('lca.stepOpen')}</li>
        <li>{t('lca.stepEnter')}</li>
      </ol>
    </>
  );
}

/** Visitors get the login dialog (document 1 §4), and a button after closing it. */
function ForVisitors(): ReactNode {
  const { enter, prepare } = useLcaEntry();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void enter();
  }, [enter]);
  return (
    <State icon={IconLogin2} title="lca.loginTitle" body="lca.loginBody">
      <Button
        label="auth.loginBtn"
        size="md"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void enter()}
      />
    </State>
  );
}

function Way({ user }: { user: StoredUser }): ReactNode {
  const subscription = useQuery({ ...lcaQueries.subscription(user.id), refetchOnWindowFocus: 'always' });
  return (
    <QueryState
      query={subscription}
      shape="fields"
      count={5}
      explain={(error) => describeError(error, 'lca.checkFail')}
    >
      {(active) => (active ? <Active /> : <Trial user={user} subscription={subscription} />)}
    </QueryState>
  );
}

function Active(): ReactNode {
  const { enter } = useLcaEntry();
  return (
    <State icon={IconCircleCheck} title="lca.activeTitle" body="lca.activeBody">
      <Button
        label="lca.enter"
        size="md"
        rightSection={<IconExternalLink size={18} aria-hidden />}
        onClick={() => void enter()}
      />
    </State>
  );
}

interface TrialProps {
  user: StoredUser;
  /** Refetched to see whether the trial has been activated. */
  subscription: { isFetching: boolean; refetch: () => Promise<unknown> };
}

function Trial({ user, subscription }: TrialProps): ReactNode {
  const { t } = useText();
  const account = useQuery(accountQueries.own(user.id));
  const { asked, remember } = useAskedTrial(user.id);
  return asked !== null ? (
    <State icon={IconClockHour4} title="lca.waitingTitle" body="lca.waitingBody" takesFocus={asked === 'now'}>
      <Button
        label="lca.refreshStatus"
        variant="default"
        loading={subscription.isFetching}
        onClick={() => void subscription.refetch()}
      />
    </State>
  ) : (
    <QueryState query={account} shape="fields" count={5}>
      {({ leaving }) =>
        leaving ? (
          <Leaving />
        ) : (
          <>
            <Title order={2} id="lca-way" className={classes.formTitle}>
              {t('lca.toolsTitle')}
            </Title>
            <OwnCompanyName user={user} fields={5}>
              {(companyName) => <TrialForm user={user} companyName={companyName} onAsked={remember} />}
            </OwnCompanyName>
          </>
        )
      }
    </QueryState>
  );
}

/** Shown instead of the form: the server rejects requests while a cancellation of the account is in review (decision 39). */
function Leaving(): ReactNode {
  return (
    <State icon={IconClockHour4} title="lca.leavingTitle" body="guard.page.cancelNext">
      <LinkButton to="/user" label="guard.page.toUser" />
    </State>
  );
}

interface StateProps {
  icon: Icon;
  title: TextKey;
  body: TextKey;
  /** Set when it replaces a form whose button had the focus. */
  takesFocus?: boolean;
  children: ReactNode;
}

function State({ icon: Sign, title, body, takesFocus = false, children }: StateProps): ReactNode {
  const { t } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={classes.state}>
      <Sign color="var(--steel)" size={28} stroke={1.5} aria-hidden />
      <Title ref={heading} order={2} id="lca-way" className={classes.formTitle} tabIndex={-1}>
        {t(title)}
      </Title>
      <p className={classes.stateBody}>{t(body)}</p>
      {children}
    </div>
  );
}

type Asked = 'now' | 'before' | null;

/** The server only states whether a trial is active, so the request is stored in sessionStorage. */
function useAskedTrial(userId: string): { asked: Asked; remember: () => void } {
  const place = `lcaTrial:${userId}`;
  const [asked, setAsked] = useState<Asked>(() => (readStorage(place, 'tab') === null ? null : 'before'));
  const remember = (): void => {
    writeStorage(place, '1', 'tab');
    setAsked('now');
  };
  return { asked, remember };
}
