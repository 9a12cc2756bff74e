import type { ReactNode } from 'react';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useText } from '#src/i18n/use-text.ts';
import { prepareCipher } from '#src/parts/password/encrypt-password.ts';

/** Focus preloads the cipher. */
export function PasswordField(props: PasswordInputProps): ReactNode {
  const { t } = useText();
  const [visible, { set }] = useDisclosure(false);
  return (
    <PasswordInput
      {...props}
      visible={visible}
      onVisibilityChange={set}
      onFocus={prepareCipher}
      visibilityToggleButtonProps={{
        'aria-label': t(visible ? 'auth.hidePassword' : 'auth.showPassword'),
        'aria-pressed': visible,
        tabIndex: 0,
      }}
    />
  );
}
