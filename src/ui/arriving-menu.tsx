import { Menu } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { useOpenOnArrival } from './late-part.ts';

interface ArrivingMenuProps {
  /** Looks like the placeholder button that it replaces. */
  button: (target: RefObject<HTMLButtonElement | null>) => ReactNode;
  children: ReactNode;
  /** The button stands at the start of its line. */
  atStart?: boolean;
}

/** A menu loaded by `latePart` opens at once, because a click requested it. */
export function ArrivingMenu(props: ArrivingMenuProps): ReactNode {
  return <MenuOf {...useOpenOnArrival()} {...props} />;
}

export function MenuOf({
  target,
  opened,
  setOpened,
  button,
  children,
  atStart = false,
}: ArrivingMenuProps & ReturnType<typeof useOpenOnArrival>): ReactNode {
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position={atStart ? 'bottom-start' : 'bottom-end'}
      // Never over what its button belongs to: the page grows instead.
      middlewares={{ flip: false }}
      width="max-content"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>{button(target)}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
