import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDateTime } from '#src/lib/format.ts';
import { NO_VALUE } from '#src/lib/format-number.ts';
import { FileButtons } from '#src/parts/pdf-preview/file-buttons.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { RegisterList, type RegisterColumn } from '#src/ui/register-list.tsx';
import type { VerificationFile } from './record.ts';
import classes from './verification.module.css';
import base from '#src/ui/base.module.css';

/** The files of a record with the platform's feedback, to download and to look at (document 2 §2). */
export function FileTable({ files }: { files: readonly VerificationFile[] }): ReactNode {
  const { t, lang } = useText();
  if (files.length === 0) return <p className={base.muted}>{t('verify.noFiles')}</p>;
  const columns: RegisterColumn<VerificationFile>[] = [
    {
      title: 'verify.fileName',
      heads: true,
      width: '26%',
      cell: ({ name }) => (
        <span className={classes.any}>
          <AsWritten text={name} />
        </span>
      ),
    },
    { title: 'verify.uploadTime', kind: 'date', cell: ({ uploadedAt }) => formatDateTime(uploadedAt, lang) },
    {
      title: 'verify.feedbackTime',
      kind: 'date',
      cell: ({ feedbackAt }) => (feedbackAt === '' ? NO_VALUE : formatDateTime(feedbackAt, lang)),
    },
    {
      title: 'verify.feedbackMsg',
      cell: ({ feedback }) =>
        feedback === '' ? (
          <span className={classes.second}>{t('verify.noFeedback')}</span>
        ) : (
          <span className={classes.lines}>
            <AsWritten text={feedback ?? NO_VALUE} tag />
          </span>
        ),
    },
    {
      title: 'common.actions',
      plain: true,
      cell: (file) => (
        <div className={classes.actions}>
          <FileButtons file={file} of={<AsWritten text={file.name} />} />
        </div>
      ),
    },
  ];
  return (
    <RegisterList label="verify.files" columns={columns} rows={files} rowKey={({ id }) => id} room={58} />
  );
}
