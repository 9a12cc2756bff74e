import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { describeError } from '#src/i18n/error-text.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { DetailBody } from './detail-body.tsx';
import { productQueries } from '#src/parts/declaration/queries.ts';

interface DetailDialogProps {
  /** The declaration of the address; nothing is open without one. */
  id: string | undefined;
  onOpenOther: (id: string) => void;
  onClose: () => void;
}

/** The details of the declaration that the address names. */
export function DetailDialog({ id, onOpenOther, onClose }: DetailDialogProps): ReactNode {
  // The last one stays in place while the dialog fades.
  const [shown, setShown] = useState(id);
  if (id !== undefined && id !== shown) setShown(id);
  return (
    <Dialog opened={id !== undefined} onClose={onClose} title="epd.detail.title" size="wide">
      {shown !== undefined && <Detail key={shown} id={shown} onOpenOther={onOpenOther} />}
    </Dialog>
  );
}

function Detail({ id, onOpenOther }: { id: string; onOpenOther: (id: string) => void }): ReactNode {
  return (
    <QueryState
      query={useQuery(productQueries.detail(id))}
      shape="fields"
      count={6}
      explain={(error) => describeError(error, 'epd.product.notFound')}
    >
      {(detail) => <DetailBody detail={detail} onOpenOther={onOpenOther} />}
    </QueryState>
  );
}
