import type { ReactNode } from 'react';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#src/i18n/use-text.ts';
import { LOW_CARBON_NAME_MAX, FILE_NAME_MAX } from '#src/lib/limits.ts';
import { RemovePart } from '#src/parts/form/remove-part.tsx';
import { NumberedSection } from '#src/ui/numbered-section.tsx';
import type { Upload } from '#src/ui/use-file-upload.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { dictionaryQueries } from '#src/parts/dictionary/queries.ts';
import { useEntryLabel } from '#src/parts/dictionary/entry.ts';
import { describeError } from '#src/i18n/error-text.ts';
import { FileField } from '#src/ui/file-field.tsx';
import { canRemove } from '#src/parts/form/form-list.tsx';
import { ProductNameInput } from '#src/parts/form/product-name-input.tsx';
import { standardPdfs } from './rules.ts';
import { entrySectionId, tableFieldId } from './sections.ts';
import type { LowCarbonForm } from './values.ts';
import { lowCarbonQueries } from './queries.ts';
import classes from './low-carbon.module.css';

interface EntrySectionProps {
  form: LowCarbonForm;
  index: number;
  upload: Upload;
  onRemove: () => void;
}

export function EntrySection({ form, index, upload, onRemove }: EntrySectionProps): ReactNode {
  const path = `entries.${index}.productName` as const;
  return (
    <NumberedSection
      id={entrySectionId(index)}
      number={index + 2}
      title={{ key: 'epd.apply.item', vars: { index: index + 1 } }}
      action={
        canRemove(form.values.entries) && (
          <RemovePart section={entrySectionId(index)} label="lces.removeEntry" onRemove={onRemove} />
        )
      }
    >
      <ProductNameInput
        {...form.getInputProps(path)}
        max={LOW_CARBON_NAME_MAX}
        onBlur={() => form.setFieldValue(path, (text) => text.trim())}
      />
      <ProcessSteps form={form} index={index} />
      <TableField form={form} index={index} upload={upload} />
    </NumberedSection>
  );
}

/** Checkboxes of the production steps, in the order of the process (document 2 §7 LCES_PROCESS_SELECTION). */
function ProcessSteps({ form, index }: { form: LowCarbonForm; index: number }): ReactNode {
  const { t } = useText();
  const labelOf = useEntryLabel();
  return (
    <Checkbox.Group
      {...form.getInputProps(`entries.${index}.steps`)}
      label={t('lces.process')}
      description={t('lces.processHint')}
    >
      <QueryState
        query={useQuery(dictionaryQueries.processSteps())}
        shape="rows"
        count={4}
        explain={(error) => describeError(error, 'error.DICT_ERROR')}
      >
        {(steps) => (
          <div className={classes.steps}>
            {steps.map((step) => (
              <Checkbox key={step.code} value={step.code} label={labelOf(step)} />
            ))}
          </div>
        )}
      </QueryState>
    </Checkbox.Group>
  );
}

interface TableFieldProps {
  form: LowCarbonForm;
  index: number;
  upload: Upload;
}

/** Data table of a product: an Excel file, or the platform's own PDF (document 2 §5, decision 28). */
function TableField({ form, index, upload }: TableFieldProps): ReactNode {
  const { t } = useText();
  const models = useQuery(lowCarbonQueries.models());
  const pdfs = standardPdfs(models.data ?? []);
  const ownKey = form.values.entries[index]?.key;
  // useSchemaForm translates errors to strings.
  const { error } = form.getInputProps(`entries.${index}.table`) as { error?: string };
  return (
    <FileField
      id={tableFieldId(index)}
      kinds={['excel']}
      besides={pdfs}
      nameMax={FILE_NAME_MAX}
      label="lces.dataTable"
      hint={
        <>
          {t('lces.dataTableHint')}
          {pdfs.map((name) => (
            <span key={name} className={classes.below}>
              {t('lces.dataTablePdf', { name })}
            </span>
          ))}
        </>
      }
      value={form.values.entries[index]?.table ?? null}
      onChange={(file) => {
        // Looks the entry up by its key: its index may have changed during the upload.
        const place = form.getValues().entries.findIndex(({ key }) => key === ownKey);
        if (place >= 0) form.setFieldValue(`entries.${place}.table`, file);
      }}
      upload={upload}
      explain={(problem) => describeError(problem, 'upload.fail')}
      {...(error !== undefined && { errorText: { text: error } })}
    />
  );
}
