import { useState } from 'react';
import { readStorage, writeStorage } from '#src/lib/storage.ts';

/** The server only says whether a trial is active; that it was asked for is remembered while the tab is open. */
export function useAskedTrial(userId: string): { asked: boolean; remember: () => void } {
  const place = `lcaTrial:${userId}`;
  const [asked, setAsked] = useState(() => readStorage(place, 'tab') !== null);
  const remember = (): void => {
    writeStorage(place, '1', 'tab');
    setAsked(true);
  };
  return { asked, remember };
}
