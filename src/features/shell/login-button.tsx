import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { prepareLogin, requestLogin } from '#src/lib/login-prompt.ts';
import classes from './header.module.css';

/** Opens the login dialog; its code is fetched as soon as the button is hovered or focused. */
export function LoginButton(): ReactNode {
  const { t } = useText();
  return (
    <Button
      className={classes.login}
      onPointerEnter={prepareLogin}
      onFocus={prepareLogin}
      onClick={() => requestLogin({ how: 'dialog' })}
      aria-haspopup="dialog"
    >
      {t('nav.login')}
    </Button>
  );
}
