import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Dialog } from '#src/ui/dialog.tsx';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { DeclarationGone } from './declaration-gone.tsx';
import { DetailBody } from './detail-body.tsx';
import type { SearchParams } from './filters.ts';
import { productQueries } from '#src/parts/declaration/queries.ts';

interface DetailDialogProps {
  /** The declaration of the address; nothing is open without one. */
  id: string | undefined;
  search: SearchParams;
  onClose: () => void;
}

/** A preview of the declaration that the address names, over the list. */
export function DetailDialog({ id, search, onClose }: DetailDialogProps): ReactNode {
  // The last one stays in place while the dialog fades.
  const [shown, setShown] = useState(id);
  if (id !== undefined && id !== shown) setShown(id);
  return (
    <Dialog opened={id !== undefined} onClose={onClose} title="epd.detail.title" size="wide">
      {shown !== undefined && <Detail key={shown} id={shown} search={search} />}
    </Dialog>
  );
}

function Detail({ id, search }: { id: string; search: SearchParams }): ReactNode {
  return (
    <QueryState
      query={useQuery(productQueries.detail(id))}
      shape="fields"
      count={6}
      missing={(error) => <DeclarationGone error={error} search={search} />}
    >
      {(detail) => <DetailBody detail={detail} search={search} />}
    </QueryState>
  );
}
