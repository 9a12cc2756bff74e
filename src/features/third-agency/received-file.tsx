import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { saveFile } from '#src/api/download.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatDateTime } from '#src/lib/format.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { PdfViewer } from '#src/parts/pdf-preview/pdf-viewer.tsx';
import { PdfWaiting } from '#src/parts/pdf-preview/pdf-waiting.tsx';
import type { VerificationFile } from '#src/parts/verification/record.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { ErrorState } from '#src/ui/error-state.tsx';
import { receivedQueries } from './queries.ts';
import classes from './third-agency.module.css';

/** The file as it was received, in the viewer of the portal. */
export function ReceivedFile({ userId, file }: { userId: string; file: VerificationFile }): ReactNode {
  const { lang } = useText();
  const query = useQuery(receivedQueries.file(userId, file.id));
  const [failed, setFailed] = useState(false);
  return (
    <>
      <p className={classes.fileName}>
        <AsWritten text={file.name} /> · {formatDateTime(file.uploadedAt, lang)}
      </p>
      <div className={classes.paper}>
        <QueryState query={query} shape="text" count={6} loading={<PdfWaiting step="file" />}>
          {(blob) =>
            failed ? (
              <ErrorState message="epd.pdf.loadFail" />
            ) : (
              <PdfViewer
                file={blob}
                keys="inside"
                onDownload={() => saveFile({ blob, name: null }, file.name)}
                onFail={() => setFailed(true)}
              />
            )
          }
        </QueryState>
      </div>
    </>
  );
}
