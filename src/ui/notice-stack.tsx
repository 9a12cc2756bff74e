import '@mantine/notifications/styles.layer.css';
import { Notifications, useNotifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { useRootMark } from './root-mark.ts';

export function NoticeStack(): ReactNode {
  useRootMark('notices', useNotifications().notifications.length > 0);
  return <Notifications position="bottom-right" />;
}
