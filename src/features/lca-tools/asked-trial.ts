import { useState } from 'react';
import { readStorage, writeStorage } from '#src/lib/storage.ts';

/** Whether a trial was asked for, on this page or before it was opened. */
type Asked = 'now' | 'before' | null;

/** The server only says whether a trial is active; that it was asked for is remembered while the tab is open. */
export function useAskedTrial(userId: string): { asked: Asked; remember: () => void } {
  const place = `lcaTrial:${userId}`;
  const [asked, setAsked] = useState<Asked>(() => (readStorage(place, 'tab') === null ? null : 'before'));
  const remember = (): void => {
    writeStorage(place, '1', 'tab');
    setAsked('now');
  };
  return { asked, remember };
}
