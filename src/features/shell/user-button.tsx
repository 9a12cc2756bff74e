import { Button, type ButtonProps } from '@mantine/core';
import { IconChevronDown, IconUserCircle } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import classes from './header.module.css';

interface UserButtonProps extends ButtonProps, Omit<ComponentProps<'button'>, keyof ButtonProps> {
  /** Company or own name. */
  name: string;
}

/** Trigger of the user menu; forwards all other props. */
export function UserButton({ name, ...rest }: UserButtonProps): ReactNode {
  const { t } = useText();
  return (
    <Button
      variant="subtle"
      color="gray"
      c="var(--ink)"
      px="xs"
      leftSection={<IconUserCircle size={22} stroke={1.75} aria-hidden />}
      rightSection={<IconChevronDown size={16} aria-hidden />}
      classNames={{ root: classes.user, section: classes.userSection }}
      aria-label={`${name} · ${t('nav.userMenu')}`}
      aria-haspopup="menu"
      {...rest}
    >
      <span className={classes.userName} title={name}>
        <AsWritten text={name} />
      </span>
    </Button>
  );
}
