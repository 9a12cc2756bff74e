import { memo, type ReactNode } from 'react';
import { Alert, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';

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
        label={t('epd.apply.companyName')}
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
