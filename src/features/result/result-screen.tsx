import { Button, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useSession } from '#src/api/use-session.ts';
import { useText } from '#src/i18n/use-text.ts';
import { prepareLogin, requestLogin } from '#src/lib/login-prompt.ts';
import { readResultCode } from '#src/lib/result-code.ts';
import { STAGE_LABEL, stagePlace, STAGES } from '#src/lib/states.ts';
import { CoolingLine, type CoolingNode } from '#src/ui/cooling-line.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';
import { GoingHome } from './going-home.tsx';
import { resultView, type ResultView } from './rules.ts';
import classes from './result.module.css';

/** Where an application stands that was handed in just now. */
const FIRST_STAGE: readonly CoolingNode[] = STAGES.map((stage, index) => ({
  number: stagePlace(stage),
  label: STAGE_LABEL[stage],
  state: index === 0 ? 'now' : 'todo',
}));

/** /Result: what was done, what happens next, and the ways on (document 2 §2). */
export function ResultScreen({ type }: { type: string | undefined }): ReactNode {
  const { t } = useText();
  const user = useSession();
  const [code] = useState(readResultCode);
  const view = resultView(code, type);
  return (
    <PageWidth>
      <div className={classes.root}>
        <IconCircleCheck className={classes.mark} size={56} stroke={1.25} aria-hidden />
        <Title order={1} className={classes.title}>
          {t(view.message)}
        </Title>
        {view.next !== undefined && <p className={classes.next}>{t(view.next)}</p>}
        {view.leaves === true && <GoingHome />}
        {view.action === 'mine' && (
          <div className={classes.line}>
            <CoolingLine nodes={FIRST_STAGE} label="epd.mine.progress" compact />
          </div>
        )}
        <div className={classes.ways}>
          {view.action !== undefined && <FirstWay action={view.action} />}
          {user !== null && (
            <Button component={Link} to="/user" variant="default">
              {t('result.toUser')}
            </Button>
          )}
          <Button component={Link} to="/" variant="default">
            {t('result.toHome')}
          </Button>
        </div>
      </div>
    </PageWidth>
  );
}

function FirstWay({ action }: { action: NonNullable<ResultView['action']> }): ReactNode {
  const { t } = useText();
  switch (action) {
    case 'mine':
      return (
        <Button component={Link} to="/epd/mineEpd">
          {t('result.toMine')}
        </Button>
      );
    case 'records':
      return (
        <Button component={Link} to="/myLists">
          {t('result.toVerify')}
        </Button>
      );
    case 'pcrs':
      return (
        <Button component={Link} to="/Pcr/minePcr">
          {t('result.toPcrs')}
        </Button>
      );
    case 'login':
      // The remembered /Result makes the dialog open by e-mail (document 1 §2).
      return (
        <Button
          onClick={() => requestLogin({ how: 'dialog', returnPath: '/Result' })}
          onPointerEnter={prepareLogin}
          onFocus={prepareLogin}
        >
          {t('nav.login')}
        </Button>
      );
  }
}
