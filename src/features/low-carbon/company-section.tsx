import type { ReactNode } from 'react';
import { Textarea, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#src/i18n/use-text.ts';
import { NumberedSection } from '#src/ui/numbered-section.tsx';
import { fileCalls } from '#src/parts/download/files.ts';
import { DownloadButton } from '#src/parts/download/download-button.tsx';
import { LoadFailure } from '#src/parts/dictionary/load-failure.tsx';
import { useEntryLabel } from '#src/parts/dictionary/entry.ts';
import { COMPANY_SECTION_ID } from './sections.ts';
import type { LowCarbonForm } from './values.ts';
import classes from './low-carbon.module.css';
import { lowCarbonQueries } from './queries.ts';
import base from '#src/ui/base.module.css';

export function CompanySection({ form, name }: { form: LowCarbonForm; name: string }): ReactNode {
  const { t } = useText();
  return (
    <NumberedSection id={COMPANY_SECTION_ID} number={1} title="enterprise.sectionCompany">
      <TextInput
        label={t('enterprise.companyName')}
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

/** Downloads for the application: the empty data table and the standard (document 2 §7). */
function ModelBar(): ReactNode {
  const { t } = useText();
  const labelOf = useEntryLabel();
  const models = useQuery(lowCarbonQueries.models());
  return (
    <div className={classes.models} role="group" aria-labelledby="lces-models-title">
      <h3 id="lces-models-title">{t('lces.models')}</h3>
      <ul>
        {(models.data ?? []).map((model) => (
          <li key={model.fileName}>
            <DownloadButton
              variant="transparent"
              label={{ text: labelOf(model) }}
              fetchFile={fileCalls.template(model.fileName)}
              fileName={model.fileName}
            />
          </li>
        ))}
      </ul>
      {models.data?.length === 0 && <p className={base.note}>{t('epd.apply.tplMissing')}</p>}
      <LoadFailure query={models} fallback="epd.apply.templatesFail" />
    </div>
  );
}
