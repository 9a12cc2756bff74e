/** Declarations for the tests of the formats. */
import fc from 'fast-check';
import type { Published } from '#src/lib/formats/published.ts';
import { toDetail } from '#src/parts/declaration/read.ts';
import { openBench } from '../../mocks/handlers/harness.ts';

/** As the mock answers them. */
export async function seededDeclarations(): Promise<Published[]> {
  const bench = await openBench();
  const anonymous = bench.as('anonymous');
  const seeded: Published[] = [];
  for (const { businessId, id } of bench.world.store.declarations.all())
    seeded.push(toDetail(await anonymous.ok('getProductInfo', { path: { id: businessId ?? id } }), id));
  return seeded;
}

const names = fc.record({ zh: fc.string(), en: fc.string({ unit: 'binary' }) });
const amount = fc.option(fc.double({ noNaN: true, min: -1e12, max: 1e12 }));
const day = fc.constantFrom('', '2024-02-29', '2031-12-31');
/** Odd ones: texts of any characters, units that are none. */
export const anyDeclaration: fc.Arbitrary<Published> = fc.record({
  number: fc.oneof(fc.string({ unit: 'binary' }), fc.constant('EPD-ST-2026-0035-R2')),
  type: fc.constantFrom('EPD', 'CFP', null),
  product: names,
  productNumber: fc.string(),
  company: names,
  pcr: names,
  pcrNumber: fc.string({ unit: 'binary' }),
  pcrVersion: fc.string(),
  gwp: amount,
  gwpUnit: fc.constantFrom('', 'kg CO₂e / t', 'kg'),
  validFrom: day,
  validUntil: day,
  published: day,
  declaredUnit: fc.constantFrom('', '1 t', '1 kg', '1 m²', '1000 kg'),
  boundary: fc.constantFrom('', 'A1-A3', 'A1-D'),
  route: fc.constantFrom(null, 'BF-BOF', 'PROCESSING'),
  verifier: names,
  standards: fc.array(fc.string()),
  indicators: fc.array(
    fc.record({
      code: fc.constantFrom('GWP-total', 'gwp100', 'ODP', 'EP-freshwater', 'FW', 'NHWD', 'unknown'),
      name: names,
      unit: fc.constantFrom('kg CO2 eq', 'mg CFC-11e', 'g Pe', 'm³', 'kg', 'parsec', ''),
      a1: amount,
      a2: amount,
      a3: amount,
      total: amount,
    }),
    { maxLength: 4 },
  ),
});
