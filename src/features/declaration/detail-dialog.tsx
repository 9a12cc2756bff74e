import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Dialog } from '#src/ui/dialog.tsx';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { DeclarationGone } from './declaration-gone.tsx';
import { DetailBody } from './detail-body.tsx';
import { ComingDetail } from './detail-head.tsx';
import type { SearchParams } from '#src/parts/declaration-search/filters.ts';
import { productQueries } from '#src/parts/declaration/queries.ts';

interface DetailDialogProps {
  id: string | undefined;
  search: SearchParams;
  onClose: () => void;
}

export function DetailDialog({ id, search, onClose }: DetailDialogProps): ReactNode {
  // Keeps the content mounted during the closing transition.
  const [shown, setShown] = useState(id);
  if (id !== undefined && id !== shown) setShown(id);
  return (
    <Dialog opened={id !== undefined} onClose={onClose} title="epd.detail.title" size="wide" withoutFade>
      {shown !== undefined && <Detail key={shown} id={shown} search={search} />}
    </Dialog>
  );
}

function Detail({ id, search }: { id: string; search: SearchParams }): ReactNode {
  return (
    <QueryState
      query={useQuery(productQueries.detail(id))}
      loading={<ComingDetail id={id} search={search} />}
      missing={(error) => <DeclarationGone error={error} search={search} />}
    >
      {(detail) => <DetailBody detail={detail} search={search} />}
    </QueryState>
  );
}
