import { notify } from './notify.ts';
import { SLOW_AFTER_MS } from './slow-hint.tsx';

export function tellSlow(): () => void {
  let notice: string | undefined;
  const timer = setTimeout(() => {
    notice = notify.info('common.slowWaiting', { autoClose: false });
  }, SLOW_AFTER_MS);
  return () => {
    clearTimeout(timer);
    if (notice !== undefined) notify.hide(notice);
  };
}

export function tellingSlow<T>(answer: Promise<T>): Promise<T> {
  return answer.finally(tellSlow());
}
