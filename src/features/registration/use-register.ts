import { useMutation } from '@tanstack/react-query';
import type { SignedIn } from '#src/parts/account-form/signed-in.ts';
import { normalCode } from '#src/parts/account-form/fields.ts';
import { registrationMutations } from './queries.ts';
import { accountOf } from './rules.ts';
import type { AccountKind, RegistrationValues } from './values.ts';

interface Registration {
  register: (kind: AccountKind, values: RegistrationValues) => Promise<SignedIn>;
}

/** Sends a checked form to the call of its kind. */
export function useRegister(): Registration {
  const byPhone = useMutation(registrationMutations.byPhone());
  const byEmail = useMutation(registrationMutations.byEmail());
  const register = (kind: AccountKind, values: RegistrationValues): Promise<SignedIn> => {
    const company = {
      companyName: values.companyName.trim(),
      industryCategory: values.industryCategory ?? '',
      companyForm: values.companyForm ?? '',
    };
    const account = accountOf(values, kind);
    return kind === 'phone'
      ? byPhone.mutateAsync({ ...company, phone: account, verify: normalCode(values.phoneCode) })
      : byEmail.mutateAsync({
          ...company,
          email: account,
          verify: normalCode(values.emailCode),
          password: values.password,
        });
  };
  return { register };
}
