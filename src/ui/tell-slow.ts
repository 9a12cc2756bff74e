import { notify } from './notify.ts';
import { SLOW_AFTER_MS } from './use-slow.ts';

/**
 * Says so when something that was sent has no answer for long, for as long as that is true. To be called when it begins; returns
 * what is to be called at its end.
 */
export function tellSlow(): () => void {
  let told: string | undefined;
  const timer = setTimeout(() => {
    told = notify.info('common.slowWaiting', { autoClose: false });
  }, SLOW_AFTER_MS);
  return () => {
    clearTimeout(timer);
    if (told !== undefined) notify.hide(told);
  };
}

/** Waits for an answer, and says so as long as none comes. */
export function tellingSlow<T>(answer: Promise<T>): Promise<T> {
  return answer.finally(tellSlow());
}
