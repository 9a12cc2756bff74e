import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PhoneScreen, type PhoneMode } from '#src/features/auth/phone-screen.tsx';
import { RegistrationForm } from '#src/features/registration/registration-form.tsx';
import type { PhoneSearch } from './phone-search.ts';

/** The phone screen with the registration form in it; which side is open stands in the address. */
export function PhoneEntry({ id, mode = 'login' }: PhoneSearch): ReactNode {
  const navigate = useNavigate();
  const open = (next: PhoneMode): void => {
    void navigate({
      to: '.',
      search: (before) => ({ ...before, mode: next === 'login' ? undefined : next }),
      resetScroll: false,
    });
  };
  return (
    <PhoneScreen
      mode={mode}
      onModeChange={open}
      id={id}
      registration={(slot) => <RegistrationForm {...slot} inlet="PHONE" />}
    />
  );
}
