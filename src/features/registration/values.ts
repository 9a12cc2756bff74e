import * as v from 'valibot';
import { VISITOR } from '#src/lib/kept-by-user.ts';
import { draftOf, storedChoice, storedText } from '#src/parts/draft/stored-values.ts';
import type { DraftPlace } from '#src/parts/draft/use-draft.ts';

export const ACCOUNT_KINDS = ['phone', 'email'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

const keptShape = v.object({
  kind: v.fallback(v.picklist(ACCOUNT_KINDS), 'phone'),
  phone: storedText,
  email: storedText,
  companyName: storedText,
  industryCategory: storedChoice,
  companyForm: storedChoice,
});

/** Draft of the form while its tab is open; excludes codes and passwords (document 1 §5). */
export type KeptValues = v.InferOutput<typeof keptShape>;

/** Both kinds of account at once, so that switching tabs loses nothing. */
export interface RegistrationValues extends Omit<KeptValues, 'kind'> {
  phoneCode: string;
  emailCode: string;
  password: string;
  repeat: string;
}

export const registrationDraft = {
  ...draftOf('registration', 1, keptShape),
  userId: VISITOR,
  storage: 'tab',
  isBlank,
} satisfies DraftPlace<KeptValues>;

export function keptOf(values: RegistrationValues, kind: AccountKind): KeptValues {
  const { phone, email, companyName, industryCategory, companyForm } = values;
  return { kind, phone, email, companyName, industryCategory, companyForm };
}

export function isBlank({ phone, email, companyName, industryCategory, companyForm }: KeptValues): boolean {
  const typed = `${phone}${email}${companyName}${industryCategory ?? ''}${companyForm ?? ''}`;
  return typed.trim() === '';
}

/**
 * Initial values: the draft, overridden by an account typed elsewhere.
 * @param account of either kind; empty ones are ignored
 */
export function firstValues(
  kept: KeptValues | null,
  account: Partial<Record<AccountKind, string>> = {},
): RegistrationValues {
  return {
    phone: account.phone || kept?.phone || '',
    email: account.email || kept?.email || '',
    companyName: kept?.companyName ?? '',
    industryCategory: kept?.industryCategory ?? null,
    companyForm: kept?.companyForm ?? null,
    phoneCode: '',
    emailCode: '',
    password: '',
    repeat: '',
  };
}
