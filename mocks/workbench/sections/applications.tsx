import { useHash } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { Board } from '../charts/board.tsx';
import { ChartView } from '../charts/chart-view.tsx';
import { placeOf } from '../charts/place.ts';

/** Everything that has states, on boards; and one thing of it with its chart. The address says which. */
export function Applications(): ReactNode {
  const [hash] = useHash({ getInitialValueInEffect: false });
  const [began] = useState(hash);
  const { kind, id } = placeOf(hash);
  return id === null ? (
    <Board key={kind} kind={kind} />
  ) : (
    <ChartView key={`${kind} ${id}`} kind={kind} id={id} isArrival={hash !== began} />
  );
}
