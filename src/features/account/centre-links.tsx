import type { ReactNode } from 'react';
import { Checkbox } from '@mantine/core';
import { TextButton, TextLink } from '#src/ui/button-and-link.tsx';
import { useRouter } from '@tanstack/react-router';
import {
  IconArrowRight,
  IconFileCheck,
  IconFiles,
  IconFileText,
  IconLeaf,
  IconRulerMeasure,
  IconShieldLock,
  IconUserX,
} from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { Section } from '#src/ui/section.tsx';
import { askConfirm } from '#src/ui/ask-confirm.ts';
import { switchNoticesOff, switchNoticesOn, useNoticeState } from '#src/parts/task-notices/store.ts';
import type { NoticeState } from '#src/parts/task-notices/rules.ts';
import classes from './account.module.css';

const WHY_NOT = {
  unsupported: 'user.notices.unsupported',
  insecure: 'user.notices.insecure',
  denied: 'user.notices.denied',
} as const satisfies Partial<Record<NoticeState, string>>;

/** Turns browser notifications on (off by default), or explains why they are unavailable. */
export function NoticeSwitch(): ReactNode {
  const { t } = useText();
  const state = useNoticeState();
  const may = state === 'on' || state === 'off';
  return (
    <Section title="user.notices.title" space="dense">
      <Checkbox
        label={t('user.notices.label')}
        description={t('user.notices.what')}
        checked={state === 'on'}
        disabled={!may}
        onChange={({ currentTarget: { checked } }) => {
          if (checked)
            void switchNoticesOn({ title: t('user.notices.first'), body: t('user.notices.firstBody') });
          else switchNoticesOff();
        }}
      />
      <p className={classes.whyNot} role="status">
        {!may && t(WHY_NOT[state])}
      </p>
    </Section>
  );
}

const SERVICES = [
  { to: '/epd/mineEpd', title: 'nav.epdMine', icon: IconFiles },
  { to: '/steelMill', title: 'user.tileVerify', icon: IconFileCheck },
  { to: '/Pcr/minePcr', title: 'nav.pcrMine', icon: IconRulerMeasure },
  { to: '/dtpfg/dtpfgApplyFor', title: 'user.tileLowCarbon', icon: IconLeaf },
] as const;
const LEGAL = [
  { to: '/policy', title: 'legal.userAgreement', icon: IconFileText },
  { to: '/agreement', title: 'legal.privacyPolicy', icon: IconShieldLock },
] as const;

/** document 2 §2. @param leaving whether a cancellation is in review; null while unknown */
export function CentreLinks({ leaving }: { leaving: boolean | null }): ReactNode {
  return (
    <div>
      <Section title="user.services" space="dense">
        <ul className={classes.links}>{SERVICES.map(toRow)}</ul>
      </Section>
      <Section title="user.legalInfo" space="dense">
        <ul className={classes.links}>{LEGAL.map(toRow)}</ul>
        {leaving === false && <CancelLink />}
      </Section>
    </div>
  );
}

function toRow(way: (typeof SERVICES | typeof LEGAL)[number]): ReactNode {
  return <Row key={way.to} {...way} />;
}

function Row({ to, title, icon: Sign }: (typeof SERVICES | typeof LEGAL)[number]): ReactNode {
  const { t } = useText();
  return (
    <li>
      <TextLink to={to} underline="hover">
        <Sign size={20} stroke={1.5} color="var(--steel)" aria-hidden />
        {t(title)}
        <IconArrowRight size={18} stroke={1.75} color="var(--ink-muted)" aria-hidden />
      </TextLink>
    </li>
  );
}

/** Confirms before opening the cancellation page (document 2 §2 "a dialog to confirm"). */
function CancelLink(): ReactNode {
  const { t } = useText();
  const router = useRouter();
  const ask = async (): Promise<void> => {
    const agreed = await askConfirm({
      title: 'user.cancelTitle',
      body: 'user.cancelWarn',
      confirmLabel: 'user.cancelNext',
      cancelLabel: 'user.keepAccount',
      danger: true,
    });
    if (agreed) await router.navigate({ to: '/passpassword' });
  };
  return (
    <TextButton className={classes.edit} mt="xl" c="var(--refused)" onClick={() => void ask()}>
      <IconUserX size={20} stroke={1.5} aria-hidden />
      {t('user.cancelAccount')}
    </TextButton>
  );
}
