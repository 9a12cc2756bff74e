let shownSecond = Number.NaN;
let secondShown = '';

/**
 * A time as HTTP's `date` has it, to the second; kept, as most calls come in the second of the one before.
 * @param at epoch ms
 */
export function httpDate(at: number): string {
  const second = Math.floor(at / 1000);
  if (second !== shownSecond) [shownSecond, secondShown] = [second, new Date(at).toUTCString()];
  return secondShown;
}
