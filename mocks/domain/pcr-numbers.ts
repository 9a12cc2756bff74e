/** Numbers of the twelve product category rules (domain §8). */

export const PCR_NUMBERS = [
  'PCR-ST-2022-01',
  'PCR-ST-2022-02',
  'PCR-ST-2023-01',
  'PCR-ST-2023-02',
  'PCR-ST-2023-03',
  'PCR-ST-2023-04',
  'PCR-ST-2024-01',
  'PCR-ST-2024-02',
  'PCR-ST-2024-03',
  'PCR-ST-2024-04',
  'PCR-ST-2025-01',
  'PCR-ST-2025-02',
] as const;

/** Number of the n-th rule, counted from 1 as in the notes. */
export function pcrNumberAt(position: number): string {
  const number = PCR_NUMBERS[position - 1];
  if (number === undefined) throw new RangeError(`no PCR ${position}`);
  return number;
}
