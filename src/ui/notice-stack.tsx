import '@mantine/notifications/styles.layer.css';
import { Notifications, useNotifications } from '@mantine/notifications';
import { useLayoutEffect, type ReactNode } from 'react';

export function NoticeStack(): ReactNode {
  const isShown = useNotifications().notifications.length > 0;
  useLayoutEffect(() => void document.documentElement.toggleAttribute('data-notices', isShown), [isShown]);
  // Above a bar at the lower edge of the window.
  const isRaised = isShown && document.querySelector('[data-bottom-bar]') !== null;
  return <Notifications position="bottom-right" data-raised={isRaised || undefined} />;
}
