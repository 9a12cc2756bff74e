import type { ReactNode } from 'react';
import { useRouter } from '@tanstack/react-router';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStorage } from '#src/lib/storage.ts';
import { PlainFrame } from '#src/parts/page/plain-frame.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { RegistrationInfo } from './registration-info.tsx';
import { afterUserinfo } from './rules.ts';

/**
 * /userinfo: the form after a rejection at phone width, outside the layout. Submit and cancel both return to the product
 * somebody came from (document 2 §2, decision 13).
 */
export function UserinfoScreen(): ReactNode {
  const router = useRouter();
  const leave = (): void => {
    void router.navigate({ href: afterUserinfo(readStorage(STORAGE.pdfId)) });
  };
  return (
    <PlainFrame>
      <PageTitle title="profile.modifyTitle" />
      <RegistrationInfo onDone={leave} />
    </PlainFrame>
  );
}
