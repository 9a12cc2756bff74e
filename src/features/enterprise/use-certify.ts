import { useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { companyQueries } from '#src/api/shared/company.ts';
import { currentUser, updateUser } from '#src/api/session.ts';
import { BusinessError } from '#src/lib/errors.ts';
import { COMPANY_STATUS } from '#src/lib/states.ts';
import { notify } from '#src/ui/notify.ts';
import { enterpriseMutations } from './queries.ts';
import { toRequest } from './rules.ts';
import type { EnterpriseValues } from './values.ts';

interface Certify {
  /** Sends the form once, however often the button is pressed. Throws why it was not taken. */
  certify: (values: EnterpriseValues) => Promise<void>;
  sending: boolean;
}

/**
 * Files the certification; afterwards the status of the company is read again and the way leads to /user
 * (document 2 §2).
 * @param onFiled the papers are with the platform: the draft can go
 */
export function useCertify(userId: string, onFiled: () => void): Certify {
  const router = useRouter();
  const queryClient = useQueryClient();
  const register = useMutation(enterpriseMutations.register());
  // The second click of a double click comes before the next render.
  const locked = useRef(false);

  const readCompany = () => queryClient.query(companyQueries.ofUser(userId)).catch(() => null);

  const certify = async (values: EnterpriseValues): Promise<void> => {
    if (locked.current) return;
    locked.current = true;
    try {
      let company: Awaited<ReturnType<typeof readCompany>>;
      try {
        await register.mutateAsync(toRequest(values));
        company = await readCompany();
      } catch (error) {
        // An answer that was lost on its way is no refusal: the status says whether the papers arrived.
        company = error instanceof BusinessError ? null : await readCompany();
        if (company?.status !== COMPANY_STATUS.underReview) throw error;
      }
      onFiled();
      const user = currentUser();
      if (user?.id === userId) {
        const companyCode = company?.code || user.companyCode;
        updateUser({ ...user, companyName: values.companyName.trim(), companyCode });
      }
      notify.success('enterprise.success');
      await router.navigate({ to: '/user' });
    } finally {
      locked.current = false;
    }
  };
  return { certify, sending: register.isPending };
}
