import { useEffect, type ReactNode } from 'react';
import { PlainFrame } from '#src/parts/page/plain-frame.tsx';
import { Box, Button, Group, Title } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useSession } from '#src/api/session.ts';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import type { GateText } from '#src/lib/gates.ts';
import { prepareLogin, requestLogin } from '#src/lib/login-prompt.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { PageWidth } from '#src/ui/page-layout.tsx';
import { Drawing } from '#src/ui/drawings/drawing.tsx';
import { CheckAgain } from './check-again.tsx';
import { closedPageOf, type ClosedPage } from './guarded-outlet.tsx';
import classes from './turned-away.module.css';

/** Replaces a page that its user may not see, at its URL: the reason and the next step. */
export function TurnedAway({ gate, page, href }: ClosedPage): ReactNode {
  const { t } = useText();
  const reason = useSession()?.reasonReject ?? '';
  const why = gate.kind === 'login' ? null : gate.warning;
  useDecidedMeanwhile(gate.kind !== 'login');
  return (
    <PageWidth>
      <div className={classes.root} data-login={gate.kind === 'login' || undefined}>
        <Box w="10rem" mb="0.5rem" c="var(--control-border)">
          <NotForYou />
        </Box>
        <Title order={1}>
          {t(gate.kind === 'login' ? 'guard.page.loginTitle' : 'guard.page.title', { page: t(page) })}
        </Title>
        <p className={classes.why}>{t(why ?? 'guard.page.login')}</p>
        {why === 'guard.auditRejected' && reason !== '' && (
          <p className={classes.why}>
            <b>{t('guard.page.reason')}</b> <AsWritten text={reason} tag />
          </p>
        )}
        <p className={classes.next}>{t(why === null ? 'guard.page.loginNext' : NEXT[why].words)}</p>
        <Group gap="0.75rem" mt="0.75rem">
          {why === null ? <LogIn href={href} /> : <Ways {...NEXT[why]} />}
          <LinkButton to="/" variant="default" label="common.backHome" />
        </Group>
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

interface Way {
  to: '/epd/epdSearch' | '/information' | '/user' | '/enterprise' | '/myLists' | '/Feedback';
  words: TextKey;
}

interface Next {
  words: TextKey;
  /** The first is the main one. */
  ways: readonly Way[];
  /** Whether somebody may decide meanwhile, so that one may ask again. */
  again?: true;
}

const TO_USER: Way = { to: '/user', words: 'guard.page.toUser' };
const PENDING: Next = { words: 'guard.page.pendingNext', ways: [TO_USER], again: true };
const CERTIFY: Next = {
  words: 'guard.page.certifyNext',
  ways: [{ to: '/enterprise', words: 'guard.goCertify' }],
};

/** What a visitor can do next, by the reason. */
const NEXT: Record<GateText, Next> = {
  'guard.auditReviewing': {
    words: 'guard.page.reviewingNext',
    ways: [{ to: '/epd/epdSearch', words: 'guard.page.search' }],
    again: true,
  },
  'guard.auditRejected': {
    words: 'guard.page.rejectedNext',
    ways: [{ to: '/information', words: 'guard.refill' }],
  },
  'guard.companyPending': PENDING,
  'guard.companyCertified': PENDING,
  'guard.companyFailed': CERTIFY,
  'guard.companyNone': CERTIFY,
  'guard.cancelReviewing': { words: 'guard.page.cancelNext', ways: [TO_USER] },
  'guard.agencyOnly': {
    words: 'guard.page.agencyNext',
    ways: [
      { to: '/myLists', words: 'guard.page.toRecords' },
      { to: '/Feedback', words: 'guard.page.toFeedback' },
    ],
  },
};

function Ways({ ways, again }: Next): ReactNode {
  const { t } = useText();
  const router = useRouter();
  return (
    <>
      {ways.map(({ to, words }, at) => (
        <LinkButton key={to} to={to} variant={at === 0 ? 'filled' : 'outline'}>
          {t(words)}
        </LinkButton>
      ))}
      {again && (
        <CheckAgain
          check={async () => {
            await router.invalidate();
            return closedPageOf(router.state.matches) === null;
          }}
        />
      )}
    </>
  );
}

function LogIn({ href }: { href: string }): ReactNode {
  const { t } = useText();
  return (
    <>
      <Button
        onClick={() => requestLogin({ how: 'dialog', returnPath: href })}
        onPointerEnter={prepareLogin}
        onFocus={prepareLogin}
      >
        {t('auth.loginBtn')}
      </Button>
      <LinkButton to="/register" variant="outline" label="register.title" />
    </>
  );
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

export function TurnedAwayAlone(closed: ClosedPage): ReactNode {
  return (
    <PlainFrame>
      <TurnedAway {...closed} />
    </PlainFrame>
  );
}
