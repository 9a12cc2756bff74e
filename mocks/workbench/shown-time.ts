/** `2026-11-22T09:00:00.000+08:00` as people read it: `2026-11-22 09:00:00`, in the platform's time zone. */
export function shownTime(time: string): string {
  return time.slice(0, 19).replace('T', ' ');
}
