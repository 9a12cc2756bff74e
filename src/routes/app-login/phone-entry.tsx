import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PhoneScreen, type PhoneMode } from '#src/features/auth/phone-screen.tsx';
import { RegistrationForm } from '#src/features/registration/registration-form.tsx';
import type { PhoneSearch } from './phone-search.ts';

/** Phone login and registration; `mode` in the URL selects the panel. */
export function PhoneEntry({ id, mode = 'login' }: PhoneSearch): ReactNode {
  const navigate = useNavigate();
  const open = (next: PhoneMode): void => {
    void navigate({
      to: '.',
      search: (before) => ({ ...before, mode: next === 'login' ? undefined : next }),
      // Both panels are one page.
      replace: true,
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
