import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import type { NoticeState } from '#src/parts/task-notices/rules.ts';
import { switchNoticesOff, switchNoticesOn, useNoticeState } from '#src/parts/task-notices/store.ts';
import { Panel } from '#src/ui/panel.tsx';
import { Section } from '#src/ui/section.tsx';
import classes from './user-centre.module.css';

/** Why notices cannot be switched on. */
const WHY_NOT = {
  unsupported: 'user.notices.unsupported',
  insecure: 'user.notices.insecure',
  denied: 'user.notices.denied',
} as const satisfies Partial<Record<NoticeState, string>>;

/** Notices of the browser for what waits for the reader: off until they are wanted, and why not where they cannot be. */
export function NoticeSwitch(): ReactNode {
  const { t } = useText();
  const state = useNoticeState();
  const may = state === 'on' || state === 'off';
  return (
    <Section title="user.notices.title" space="near">
      <Panel>
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
      </Panel>
    </Section>
  );
}
