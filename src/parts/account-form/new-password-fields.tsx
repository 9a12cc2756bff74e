import type { ReactNode } from 'react';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import { prepareCipher } from '#src/parts/password/encrypt-password.ts';

type Field = 'password' | 'repeat';

interface NewPasswordFieldsProps {
  /** A form with the fields `password` and `repeat` (`passwordPair` in fields.ts). */
  form: { key: (field: Field) => string; getInputProps: (field: Field) => object };
  labels?: Readonly<Record<Field, TextKey>>;
  description: ReactNode;
}

const LABELS = { password: 'auth.newPassword', repeat: 'auth.repeatPassword' } as const;

/** A new password and its repetition (document 1 §5). */
export function NewPasswordFields({ form, labels = LABELS, description }: NewPasswordFieldsProps): ReactNode {
  const { t } = useText();
  return (
    <>
      <PasswordField
        key={form.key('password')}
        {...form.getInputProps('password')}
        autoComplete="new-password"
        label={t(labels.password)}
        description={description}
      />
      <PasswordField
        key={form.key('repeat')}
        {...form.getInputProps('repeat')}
        autoComplete="new-password"
        label={t(labels.repeat)}
      />
    </>
  );
}

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
