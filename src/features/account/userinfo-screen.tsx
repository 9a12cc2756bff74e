import type { ReactNode } from 'react';
import { useRouter } from '@tanstack/react-router';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStorage } from '#src/lib/storage.ts';
import { PlainFrame } from '#src/parts/page/plain-frame.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { RegistrationInfo } from './registration-info.tsx';
import { afterUserinfo } from './rules.ts';
import { FormPage } from './form-page.tsx';

/** At phone width and outside the layout; submit and cancel return to the previous product (document 2 §2, decision 13). */
export function UserinfoScreen(): ReactNode {
  const router = useRouter();
  const leave = (): void => {
    void router.navigate({ href: afterUserinfo(readStorage(STORAGE.pdfId)), replace: true });
  };
  return (
    <PlainFrame>
      <PageTitle title="profile.modifyTitle" />
      <RegistrationInfo onDone={leave} />
    </PlainFrame>
  );
}

/** /information: corrects a rejected registration, within the layout (decision 13). */
export function InformationScreen(): ReactNode {
  const router = useRouter();
  return (
    <FormPage title="profile.modifyTitle">
      <RegistrationInfo onDone={() => void router.navigate({ to: '/user' })} />
    </FormPage>
  );
}
