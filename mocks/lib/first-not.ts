/**
 * The first place of what is sorted for which something no longer holds: by halves, so that a hundred thousand places cost
 * seventeen looks.
 * @param holds true for all places before the one that is wanted, false from there on
 * @param count of the places
 * @returns `count` where it holds for all
 */
export function firstNot(holds: (at: number) => boolean, count: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
