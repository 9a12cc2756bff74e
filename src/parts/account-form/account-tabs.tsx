import type { ReactNode } from 'react';
import { Tabs } from '@mantine/core';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import classes from './account-form.module.css';

export type AccountTab = 'phone' | 'email';

interface AccountTabsProps {
  value: AccountTab;
  onChange: (tab: AccountTab) => void;
  labels: Record<AccountTab, TextKey>;
  children: ReactNode;
}

/** The two tabs of every login and registration (document 1 §2). */
export function AccountTabs({ value, onChange, labels, children }: AccountTabsProps): ReactNode {
  const { t } = useText();
  return (
    <Tabs
      value={value}
      onChange={(next) => onChange(next === 'email' ? 'email' : 'phone')}
      classNames={{ tab: classes.tab, tabLabel: classes.tabLabel }}
    >
      <Tabs.List grow className={classes.tabs}>
        <Tabs.Tab value="phone">{t(labels.phone)}</Tabs.Tab>
        <Tabs.Tab value="email">{t(labels.email)}</Tabs.Tab>
      </Tabs.List>
      {children}
    </Tabs>
  );
}
