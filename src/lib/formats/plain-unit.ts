/** Unit in ASCII: `kg CO2e/t`. */
export function plainUnit(unit: string): string {
  return unit.normalize('NFKC').replaceAll(/\s*\/\s*/g, '/');
}
