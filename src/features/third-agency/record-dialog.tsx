import { useState, type ReactNode } from 'react';
import { RecordView } from '#src/parts/verification/record-view.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

interface RecordDialogProps {
  userId: string;
  /** The record of the address; nothing is open without one. */
  id: string | undefined;
  onClose: () => void;
}

/** One record with its files. */
export function RecordDialog({ userId, id, onClose }: RecordDialogProps): ReactNode {
  // The last one stays in place while the dialog fades.
  const [shown, setShown] = useState(id);
  if (id !== undefined && id !== shown) setShown(id);
  return (
    <Dialog opened={id !== undefined} onClose={onClose} title="verify.detailTitle" size="wide">
      {shown !== undefined && <RecordView key={shown} userId={userId} id={shown} order={3} />}
    </Dialog>
  );
}
