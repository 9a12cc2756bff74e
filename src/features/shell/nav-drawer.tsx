import { Burger } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { latePart } from '#src/ui/late-part.ts';
import type { Menu } from './use-menu.ts';
import classes from './nav-drawer.module.css';

const useOpenDrawer = latePart(() => import('./nav-drawer-open.tsx').then((part) => part.OpenNavDrawer));

/** The navigation of phones: the same entries in a drawer, with language and appearance below them. */
export function NavDrawer({ menu, onSearch }: { menu: Menu; onSearch: () => void }): ReactNode {
  const { t } = useText();
  const [opened, setOpened] = useState(false);
  const { Part, trigger } = useOpenDrawer();
  return (
    <>
      <Burger
        {...trigger}
        onClick={() => {
          trigger.onClick();
          setOpened(true);
        }}
        opened={opened}
        size={22}
        className={classes.burger}
        aria-label={t('nav.openMenu')}
        aria-expanded={opened}
      />
      {Part !== null && (
        <Part menu={menu} opened={opened} onClose={() => setOpened(false)} onSearch={onSearch} />
      )}
    </>
  );
}
