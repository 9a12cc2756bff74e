import { memo, type ReactNode } from 'react';
import { Alert, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn, type TwoNames } from '#src/lib/names.ts';

interface CompanyFieldProps {
  name: string;
  /** A company named in the URL that is not the user's own. */
  other: string | null;
}

/** Read-only name of the applying, certified company. */
export const CompanyField = memo(function CompanyField({ name, other }: CompanyFieldProps): ReactNode {
  const { t } = useText();
  return (
    <div id="apply-company">
      <TextInput
        label={t('enterprise.companyName')}
        description={t('epd.apply.companyHint')}
        value={name}
        readOnly
        rightSection={<IconLock size={18} aria-hidden />}
      />
      {other !== null && (
        <Alert color="attention" mt="sm" role="status">
          {t('epd.apply.companyOther', { name: other })}
        </Alert>
      )}
    </div>
  );
});

/** Ignores whitespace, case and full-width forms. */
function comparable(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, '').toLowerCase();
}

/** Without a name from the server, falls back to the session, then to the URL. */
export function applyingCompany(names: TwoNames, stored: string | null, asked: string, lang: 'zh' | 'en') {
  const known = [names.zh, names.en, stored?.trim() ?? ''].filter((name) => name !== '');
  const fallback = known[0] ?? asked;
  const own =
    asked === '' || known.length === 0 || known.some((name) => comparable(name) === comparable(asked));
  return {
    sent: nameIn('zh', names) || fallback,
    shown: nameIn(lang, names) || fallback,
    /** Different company named in the URL: users can apply for their own only. */
    other: own ? null : asked,
  };
}
