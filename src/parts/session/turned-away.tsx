import { useEffect, type ReactNode } from 'react';
import { Button, Title } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useSession } from '#src/api/session.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { GateText } from '#src/lib/gates.ts';
import { prepareLogin, requestLogin } from '#src/lib/login-prompt.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';
import { Drawing } from '#src/ui/drawings/drawing.tsx';
import { CheckAgain } from './check-again.tsx';
import { closedPageOf, type ClosedPage } from './guarded-outlet.tsx';
import classes from './turned-away.module.css';

/** Replaces a page that its user may not see, at its URL: the reason and the next step. */
export function TurnedAway({ gate, page, href }: ClosedPage): ReactNode {
  const { t } = useText();
  const reason = useSession()?.reasonReject ?? '';
  const why = gate.kind === 'login' ? 'guard.page.login' : (gate.warning ?? 'guard.page.login');
  useDecidedMeanwhile(gate.kind !== 'login');
  return (
    <PageWidth>
      <div className={classes.root}>
        <div className={classes.drawing}>
          <NotForYou />
        </div>
        <Title order={1}>
          {t(gate.kind === 'login' ? 'guard.page.loginTitle' : 'guard.page.title', { page: t(page) })}
        </Title>
        <p className={classes.why}>{t(why)}</p>
        {why === 'guard.auditRejected' && reason !== '' && (
          <p className={classes.why}>
            <span className={classes.label}>{t('guard.page.reason')}</span> <AsWritten text={reason} tag />
          </p>
        )}
        <p className={classes.next}>{t(NEXT[why])}</p>
        <div className={classes.ways}>
          <Ways why={why} href={href} />
        </div>
      </div>
    </PageWidth>
  );
}

/** Reruns the guards when the window regains focus, because staff may decide at any time; no polling. */
function useDecidedMeanwhile(mayChange: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!mayChange) return undefined;
    const judgeAnew = (): void => {
      if (!document.hidden) void router.invalidate();
    };
    // Mobile browsers fire only visibilitychange, adjacent windows only focus.
    window.addEventListener('focus', judgeAnew);
    document.addEventListener('visibilitychange', judgeAnew);
    return () => {
      window.removeEventListener('focus', judgeAnew);
      document.removeEventListener('visibilitychange', judgeAnew);
    };
  }, [mayChange, router]);
}

const NEXT = {
  'guard.page.login': 'guard.page.loginNext',
  'guard.auditReviewing': 'guard.page.reviewingNext',
  'guard.auditRejected': 'guard.page.rejectedNext',
  'guard.companyPending': 'guard.page.pendingNext',
  'guard.companyFailed': 'guard.page.certifyNext',
  'guard.companyNone': 'guard.page.certifyNext',
  'guard.companyCertified': 'guard.page.pendingNext',
  'guard.cancelReviewing': 'guard.page.cancelNext',
  'guard.agencyOnly': 'guard.page.agencyNext',
} as const satisfies Record<GateText | 'guard.page.login', TextKey>;

function Ways({ why, href }: { why: keyof typeof NEXT; href: string }): ReactNode {
  const { t } = useText();
  const router = useRouter();
  const again = (
    <CheckAgain
      check={async () => {
        await router.invalidate();
        return closedPageOf(router.state.matches) === null;
      }}
    />
  );
  const home = (
    <LinkButton to="/" variant="default">
      {t('common.backHome')}
    </LinkButton>
  );
  switch (why) {
    case 'guard.page.login':
      return (
        <>
          <Button
            onClick={() => requestLogin({ how: 'dialog', returnPath: href })}
            onPointerEnter={prepareLogin}
            onFocus={prepareLogin}
          >
            {t('guard.page.toLogin')}
          </Button>
          <LinkButton to="/register" variant="outline">
            {t('guard.page.register')}
          </LinkButton>
          {home}
        </>
      );
    case 'guard.auditReviewing':
      return (
        <>
          <LinkButton to="/epd/epdSearch">{t('guard.page.search')}</LinkButton>
          {again}
          {home}
        </>
      );
    case 'guard.auditRejected':
      return (
        <>
          <LinkButton to="/information">{t('guard.refill')}</LinkButton>
          {home}
        </>
      );
    case 'guard.companyPending':
    case 'guard.companyCertified':
      return (
        <>
          <LinkButton to="/user">{t('guard.page.toUser')}</LinkButton>
          {again}
          {home}
        </>
      );
    case 'guard.companyFailed':
    case 'guard.companyNone':
      return (
        <>
          <LinkButton to="/enterprise">{t('guard.goCertify')}</LinkButton>
          {home}
        </>
      );
    case 'guard.cancelReviewing':
      return (
        <>
          <LinkButton to="/user">{t('guard.page.toUser')}</LinkButton>
          {home}
        </>
      );
    case 'guard.agencyOnly':
      return (
        <>
          <LinkButton to="/myLists">{t('guard.page.toRecords')}</LinkButton>
          <LinkButton to="/Feedback" variant="outline">
            {t('guard.page.toFeedback')}
          </LinkButton>
          {home}
        </>
      );
  }
}

export function NotForYou(): ReactNode {
  return (
    <Drawing width={160} height={112}>
      <path d="M32 100V36M128 100V36M20 100h24M116 100h24" />
      <path d="M32 44h96v16H32z" />
      <path d="M48 60l12-16M72 60l12-16M96 60l12-16" data-voice="melt" />
      <g data-faint>
        <path d="M52 84h16M92 84h16" />
        <circle cx="80" cy="84" r="8" />
      </g>
    </Drawing>
  );
}
