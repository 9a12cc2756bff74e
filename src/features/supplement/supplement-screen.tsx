import type { ReactNode } from 'react';
import { Anchor } from '@mantine/core';
import { useSession } from '#src/api/session.ts';
import { config } from '#src/config/config.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PlainFrame } from '#src/parts/page/plain-frame.tsx';
import { PageTitle } from '#src/ui/page-layout.tsx';
import { SupplementForm } from './supplement-form.tsx';
import classes from './supplement.module.css';

/** Form after the first login of a user without a name (document 1 §2, decision 14). */
export function SupplementScreen(): ReactNode {
  const user = useSession();
  const { secretariatPhone: phone } = config();
  return (
    <PlainFrame>
      <PageTitle
        title="profile.supplementTitle"
        intro={phone === '' ? 'profile.supplementIntro' : <HintWithPhone phone={phone} />}
      />
      {user !== null && <SupplementForm key={user.id} userId={user.id} />}
    </PlainFrame>
  );
}

/** Purpose and contact (document 1 §9); the phone number is a `tel:` link. */
function HintWithPhone({ phone }: { phone: string }): ReactNode {
  const { t } = useText();
  const [before = '', after = ''] = t('profile.supplementHint', { phone }).split(phone);
  return (
    <>
      {before}
      <Anchor className={classes.phone} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
        {phone}
      </Anchor>
      {after}
    </>
  );
}
