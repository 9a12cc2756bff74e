import type { ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatDateTime, NO_VALUE } from '#src/lib/format.ts';
import { DownloadButton } from '#src/parts/download/download-button.tsx';
import { fileCalls } from '#src/parts/download/files.ts';
import { PreviewButton } from '#src/parts/pdf-preview/preview-button.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { RegisterList, type RegisterColumn } from '#src/ui/register-list.tsx';
import type { VerificationFile } from './record.ts';
import classes from './verification.module.css';

/** The files of a record with the platform's feedback, to download and to look at (document 2 §2). */
export function FileTable({ files }: { files: readonly VerificationFile[] }): ReactNode {
  const { t, lang } = useText();
  if (files.length === 0) return <p className={classes.none}>{t('verify.noFiles')}</p>;
  const columns: RegisterColumn<VerificationFile>[] = [
    {
      key: 'name',
      title: 'verify.fileName',
      heads: true,
      width: '30%',
      cell: ({ name }) => (
        <span className={classes.any}>
          <AsWritten text={name} />
        </span>
      ),
    },
    {
      key: 'uploaded',
      title: 'verify.uploadTime',
      kind: 'date',
      cell: ({ uploadedAt }) => formatDateTime(uploadedAt, lang),
    },
    {
      key: 'answered',
      title: 'verify.feedbackTime',
      kind: 'date',
      cell: ({ feedbackAt }) => (feedbackAt === '' ? NO_VALUE : formatDateTime(feedbackAt, lang)),
    },
    {
      key: 'feedback',
      title: 'verify.feedbackMsg',
      cell: ({ feedback }) =>
        feedback === '' ? (
          <span className={classes.second}>{t('verify.noFeedback')}</span>
        ) : (
          <span className={classes.lines}>
            <AsWritten text={feedback} tag />
          </span>
        ),
    },
    { key: 'actions', title: 'common.actions', plain: true, cell: (file) => <FileActions file={file} /> },
  ];
  return <RegisterList label="verify.files" columns={columns} rows={files} rowKey={({ id }) => id} />;
}

function FileActions({ file: { id, name } }: { file: VerificationFile }): ReactNode {
  return (
    <div className={classes.actions}>
      {name.toLowerCase().endsWith('.pdf') && (
        <PreviewButton
          size="compact-md"
          variant="subtle"
          label={<Of action="common.preview" name={name} />}
          title={{ text: name }}
          fetchFile={fileCalls.attachment(id)}
          fileName={name}
        />
      )}
      <DownloadButton
        size="compact-md"
        variant="subtle"
        label={<Of action="common.download" name={name} />}
        fetchFile={fileCalls.attachment(id)}
        fileName={name}
      />
    </div>
  );
}

/** "Download", read aloud with the name of the file because several may stand together. */
function Of({ action, name }: { action: TextKey; name: string }): ReactNode {
  const { t } = useText();
  return (
    <>
      {t(action)}
      <VisuallyHidden>
        : <AsWritten text={name} />
      </VisuallyHidden>
    </>
  );
}
