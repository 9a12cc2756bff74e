import { redirect, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { currentUser, readToken } from '#src/api/session.ts';
import { phoneLoginDetour } from '#src/features/auth/phone-rules.ts';
import { PhoneScreen, type PhoneMode } from '#src/features/auth/phone-screen.tsx';
import { RegistrationForm } from '#src/features/registration/registration-form.tsx';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStorage } from '#src/lib/storage.ts';

/** What the three phone entries share (decision 14). `id`: the product somebody came from; `mode`: which side is open. */
export const phoneSearchSchema = v.object({
  id: v.fallback(v.optional(v.string()), undefined),
  mode: v.fallback(v.optional(v.picklist(['login', 'register'])), undefined),
});

type PhoneSearch = v.InferOutput<typeof phoneSearchSchema>;

/**
 * Leads on whoever needs no login (document 1 §2).
 * @throws Redirect
 */
export function leadOn({ search: { id } }: { search: PhoneSearch }): void {
  const href = phoneLoginDetour({
    hasToken: readToken() !== null,
    isSignedIn: currentUser() !== null,
    storedPdfId: readStorage(STORAGE.pdfId),
    id,
  });
  if (href !== null) throw redirect({ href, replace: true });
}

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
