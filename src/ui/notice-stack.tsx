import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';

/** The messages at the edge of the screen. */
export function NoticeStack(): ReactNode {
  return <Notifications position="top-center" />;
}
