import type { ReactNode } from 'react';
import { Textarea, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { NumberedSection } from '#src/ui/numbered-section.tsx';
import { COMPANY_SECTION_ID } from './sections.ts';
import { ModelBar } from './model-bar.tsx';
import type { LowCarbonForm } from './use-low-carbon-form.ts';

/** The certified company, which the form does not change, its introduction, and the files to fill in. */
export function CompanySection({ form, name }: { form: LowCarbonForm; name: string }): ReactNode {
  const { t } = useText();
  return (
    <NumberedSection id={COMPANY_SECTION_ID} number={1} title="lces.sectionCompany">
      <TextInput
        label={t('lces.company')}
        description={t('epd.apply.companyHint')}
        value={name}
        readOnly
        rightSection={<IconLock size={18} aria-hidden />}
      />
      <Textarea
        {...form.getInputProps('introduction')}
        label={t('lces.introduction')}
        description={t('lces.introductionHint')}
        placeholder={t('lces.introductionPlaceholder')}
        rows={5}
        resize="vertical"
      />
      <ModelBar />
    </NumberedSection>
  );
}
