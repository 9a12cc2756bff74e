import { useState, type ReactNode } from 'react';
import { Checkbox } from '@mantine/core';
import { TextButton } from '#src/ui/button-and-link.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { LEGAL_TYPES, type LegalType } from '#src/parts/legal/legal-document.ts';
import { LegalDialog } from '#src/parts/legal/legal-dialog.tsx';

interface ConsentProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Set after a submission without consent. */
  missing: boolean;
}

const LINK = {
  REGISTRATION: 'auth.consentAgreement',
  PRIVACY: 'auth.consentPrivacy',
} as const satisfies Record<LegalType, unknown>;

/** Both documents open above the form; reading them does not tick the box (document 1 §5). */
export function Consent({ checked, onChange, missing }: ConsentProps): ReactNode {
  const { t } = useText();
  const [shown, setShown] = useState<LegalType | null>(null);
  // A button inside the label: browsers do not tick the box on its click.
  const link = (type: LegalType): ReactNode => (
    <TextButton label={LINK[type]} aria-haspopup="dialog" onClick={() => setShown(type)} />
  );
  return (
    <>
      <Checkbox
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        error={missing && !checked ? t('auth.valid.consent') : undefined}
        label={
          <>
            {t('auth.consentPrefix')} {link('REGISTRATION')} {t('auth.consentAnd')} {link('PRIVACY')}
          </>
        }
      />
      {LEGAL_TYPES.map((type) => (
        <LegalDialog key={type} type={type} opened={shown === type} onClose={() => setShown(null)} />
      ))}
    </>
  );
}
