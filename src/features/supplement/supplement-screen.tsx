import type { ReactNode } from 'react';
import { Anchor } from '@mantine/core';
import { useSession } from '#src/api/use-session.ts';
import { config } from '#src/config/config.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PlainFrame } from '#src/parts/page/plain-frame.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { SupplementForm } from './supplement-form.tsx';
import classes from './supplement.module.css';

/** The supplement form, which follows the first login without any name (document 1 §2, decision 14). */
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

/** What the form is for, and whom to ask (document 1 §9); the number can be dialled. */
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
