import type { ReactNode } from 'react';
import { Anchor, Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';

interface ConsentProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Set after an attempt without the tick. */
  missing: boolean;
}

/** The tick for user agreement and privacy policy; both open beside the form, so nothing typed is lost (decision 10). */
export function Consent({ checked, onChange, missing }: ConsentProps): ReactNode {
  const { t } = useText();
  return (
    <Checkbox
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
      error={missing && !checked ? t('auth.valid.consent') : undefined}
      label={
        <>
          {t('auth.consentPrefix')} <LegalLink to="/policy" text="auth.consentAgreement" />{' '}
          {t('auth.consentAnd')} <LegalLink to="/agreement" text="auth.consentPrivacy" />
        </>
      }
    />
  );
}

function LegalLink({ to, text }: { to: '/policy' | '/agreement'; text: TextKey }): ReactNode {
  const { t } = useText();
  return (
    <Anchor
      component={Link}
      to={to}
      target="_blank"
      rel="noopener"
      aria-label={`${t(text)} (${t('common.newTab')})`}
    >
      {t(text)}
    </Anchor>
  );
}
