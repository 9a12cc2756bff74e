import { Menu } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { useOpenOnArrival } from './late-part.ts';

interface ArrivingMenuProps {
  /** The menu's button, which looks like the one that it takes the place of. */
  button: (target: RefObject<HTMLButtonElement | null>) => ReactNode;
  /** The entries. */
  children: ReactNode;
}

/** A menu from its first use on (`latePart`): it comes because its button was pressed, and so comes open. */
export function ArrivingMenu(props: ArrivingMenuProps): ReactNode {
  return <MenuOf {...useOpenOnArrival()} {...props} />;
}

/** The same for a part that keeps for itself whether it is open, because other things stand in its place for a while. */
export function MenuOf({
  target,
  opened,
  setOpened,
  button,
  children,
}: ArrivingMenuProps & ReturnType<typeof useOpenOnArrival>): ReactNode {
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
