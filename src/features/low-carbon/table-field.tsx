import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { describeError } from '#src/i18n/error-text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { FILE_NAME_MAX } from '#src/lib/limits.ts';
import { FileField } from '#src/ui/file-field.tsx';
import type { Upload } from '#src/ui/use-file-upload.ts';
import { lowCarbonQueries } from './queries.ts';
import { standardPdfs } from './rules.ts';
import { tableFieldId } from './sections.ts';
import type { LowCarbonForm } from './use-low-carbon-form.ts';
import classes from './low-carbon.module.css';

interface TableFieldProps {
  form: LowCarbonForm;
  index: number;
  upload: Upload;
}

/** The data table of a product: an Excel table, or the one PDF that the platform offers (document 2 §5, decision 28). */
export function TableField({ form, index, upload }: TableFieldProps): ReactNode {
  const { t } = useText();
  const models = useQuery(lowCarbonQueries.models());
  const pdfs = standardPdfs(models.data ?? []);
  const ownKey = form.values.entries[index]?.key;
  // As useTranslatedErrors makes it.
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
        // Another product may have been removed during the upload.
        const place = form.getValues().entries.findIndex(({ key }) => key === ownKey);
        if (place >= 0) form.setFieldValue(`entries.${place}.table`, file);
      }}
      upload={upload}
      explain={(problem) => describeError(problem, 'upload.fail')}
      {...(error !== undefined && { errorText: { text: error } })}
    />
  );
}
