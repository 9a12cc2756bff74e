import type { ForeignDeclaration } from '#src/lib/formats/foreign.ts';
import { ROUTES, type DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import { gwpUnitOf } from '#src/parts/declaration/gwp.ts';

/** A declaration from a file, kept by the page alone. */
export interface ForeignFile {
  id: string;
  name: string;
  declaration: ForeignDeclaration;
  /** The file as it was read. */
  source: string;
}

/** A column of a comparison. The register knows neither method, database nor allocation (docs/open-data.md). */
export interface Side
  extends DeclarationDetail, Pick<ForeignDeclaration, 'method' | 'database' | 'allocation'> {
  file: (Pick<ForeignDeclaration, 'format' | 'operator'> & { name: string }) | null;
}

export const ownSide = (detail: DeclarationDetail): Side => ({
  ...detail,
  method: '',
  database: '',
  allocation: '',
  file: null,
});

export function foreignSide({ id, name, declaration }: ForeignFile): Side {
  const { format, operator, indicators, declaredUnit, gwp, route, ...rest } = declaration;
  const unit = indicators.find(({ code }) => code === 'GWP100')?.unit ?? '';
  return {
    ...rest,
    id,
    declaredUnit,
    indicators,
    gwp,
    gwpUnit: gwpUnitOf(declaredUnit, unit) || unit,
    statesNoGwp: gwp === null,
    route: ROUTES.find((one) => one === route) ?? null,
    companyCode: '',
    supersededById: null,
    supersededByNumber: '',
    statesNoNewer: false,
    chain: [{ kind: 'data', state: null, time: '', hash: '' }],
    reportZh: null,
    reportEn: null,
    statesNoReport: { zh: false, en: false },
    peers: [],
    file: { name, format, operator },
  };
}
