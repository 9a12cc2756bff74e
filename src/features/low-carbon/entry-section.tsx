import type { ReactNode } from 'react';
import { TextInput } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { LOW_CARBON_NAME_MAX } from '#src/lib/limits.ts';
import { RemovePart } from '#src/parts/form/remove-part.tsx';
import { NumberedSection } from '#src/ui/numbered-section.tsx';
import type { Upload } from '#src/ui/use-file-upload.ts';
import { ProcessSteps } from './process-steps.tsx';
import { canRemove } from './rules.ts';
import { entrySectionId } from './sections.ts';
import { TableField } from './table-field.tsx';
import type { LowCarbonForm } from './use-low-carbon-form.ts';
import classes from './low-carbon.module.css';

interface EntrySectionProps {
  form: LowCarbonForm;
  index: number;
  upload: Upload;
  onRemove: () => void;
}

/** One product of the application: its name, how it is made, its data. */
export function EntrySection({ form, index, upload, onRemove }: EntrySectionProps): ReactNode {
  const { t } = useText();
  const path = `entries.${index}.productName` as const;
  const count = form.values.entries[index]?.productName.trim().length ?? 0;
  return (
    <NumberedSection
      id={entrySectionId(index)}
      number={index + 2}
      title={{ key: 'lces.entry', vars: { index: index + 1 } }}
      action={
        canRemove(form.values.entries) && (
          <RemovePart section={entrySectionId(index)} label="lces.removeEntry" onRemove={onRemove} />
        )
      }
    >
      <TextInput
        {...form.getInputProps(path)}
        label={t('lces.productName')}
        rightSectionWidth={64}
        rightSection={
          <span className={classes.count} data-over={count > LOW_CARBON_NAME_MAX || undefined}>
            {t('common.charCount', { count, max: LOW_CARBON_NAME_MAX })}
          </span>
        }
        onBlur={() => {
          form.setFieldValue(path, (text) => text.trim());
        }}
      />
      <ProcessSteps form={form} index={index} />
      <TableField form={form} index={index} upload={upload} />
    </NumberedSection>
  );
}
