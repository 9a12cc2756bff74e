import type { ReactNode } from 'react';
import { useRouter } from '@tanstack/react-router';
import { FormPage } from './form-page.tsx';
import { RegistrationInfo } from './registration-info.tsx';

/** /information: the form after a rejection inside the layout (decision 13). Leads to the personal center. */
export function InformationScreen(): ReactNode {
  const router = useRouter();
  return (
    <FormPage title="profile.modifyTitle">
      <RegistrationInfo onDone={() => void router.navigate({ to: '/user' })} />
    </FormPage>
  );
}
