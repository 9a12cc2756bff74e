/**
 * Binary search: first index for which a predicate fails.
 * @param holds true for all indexes before the result, false from there on
 * @param count number of indexes
 * @returns `count` if it holds for all
 */
export function partitionPoint(holds: (at: number) => boolean, count: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
