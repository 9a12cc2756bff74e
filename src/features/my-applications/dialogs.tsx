import type { ReactNode } from 'react';
import { ContractDialog } from './contract-dialog.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import type { ApplicationDialogs } from './use-dialogs.ts';
import type { MyApplication } from './model.ts';
import { QuoteDialog } from './quote-dialog.tsx';
import { UploadDialog } from './upload-dialog.tsx';

/** Dialogs of the chosen application; they render its latest data. */
export function Dialogs({
  dialogs,
  rows,
}: {
  dialogs: ApplicationDialogs;
  rows: readonly MyApplication[];
}): ReactNode {
  const chosen = dialogs.application;
  if (chosen === null) return null;
  const application = rows.find(({ id }) => id === chosen.id) ?? chosen;
  const { id, applyId } = application;
  return (
    // The key resets dialog state when another application is chosen.
    <div key={id}>
      <DetailsDialog
        application={application}
        opened={dialogs.isOpen('details')}
        onClose={() => {
          dialogs.close('details');
        }}
        onOpen={(kind) => {
          dialogs.open(application, kind);
        }}
      />
      <QuoteDialog
        application={application}
        opened={dialogs.isOpen('quote')}
        onClose={() => {
          dialogs.close('quote');
        }}
      />
      <ContractDialog
        application={application}
        opened={dialogs.isOpen('contract')}
        onClose={() => {
          dialogs.close('contract');
        }}
      />
      <UploadDialog
        applicationId={id}
        applyId={applyId}
        opened={dialogs.isOpen('upload')}
        onClose={() => {
          dialogs.close('upload');
        }}
      />
    </div>
  );
}
