import type { ReactNode } from 'react';
import { ContractDialog } from './contract-dialog.tsx';
import type { MyApplication } from './model.ts';
import { QuoteDialog } from './quote-dialog.tsx';
import type { DialogKind } from './search.ts';
import { UploadDialog } from './upload-dialog.tsx';

interface DialogsProps {
  application: MyApplication;
  open: DialogKind | null;
  onClose: () => void;
}

export function Dialogs({ application, open, onClose }: DialogsProps): ReactNode {
  const { id, applyId } = application;
  return (
    // The key resets dialog state when another application is chosen.
    <div key={id}>
      <QuoteDialog application={application} opened={open === 'quote'} onClose={onClose} />
      <ContractDialog application={application} opened={open === 'contract'} onClose={onClose} />
      <UploadDialog applicationId={id} applyId={applyId} opened={open === 'upload'} onClose={onClose} />
    </div>
  );
}
