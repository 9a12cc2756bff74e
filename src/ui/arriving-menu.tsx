import { Menu } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { useOpenOnArrival } from './late-part.ts';

interface ArrivingMenuProps {
  /** The menu's button, which looks like the one that it takes the place of. */
  button: (target: RefObject<HTMLButtonElement | null>) => ReactNode;
  /** The entries. */
  children: ReactNode;
}

/** A menu of the header from its first use on (`latePart`): it comes because its button was pressed, and so comes open. */
export function ArrivingMenu({ button, children }: ArrivingMenuProps): ReactNode {
  const { target, opened, setOpened } = useOpenOnArrival();
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width="max-content"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{button(target)}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
