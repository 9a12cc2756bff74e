/** A global warming potential and its parts. */
import type { Declaration } from '../world/entities.ts';

/**
 * Splits a total over the modules by the production route: in an electric furnace the raw materials weigh more, in a
 * blast furnace the making itself. The remainder of rounding goes to A3, so the parts always add up.
 */
export function splitGwp(total: number, route: string): NonNullable<Declaration['modules']> {
  const electric = route.includes('EAF');
  const a1 = Math.round(total * (electric ? 0.45 : 0.2));
  const a2 = Math.round(total * (electric ? 0.07 : 0.03));
  return { a1, a2, a3: total - a1 - a2 };
}
