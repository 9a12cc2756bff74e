import type { useText } from '#src/i18n/use-text.ts';
import { formatDateInText } from '#src/lib/format.ts';
import { ROUTE_LABEL, type Declaration } from './declaration.ts';

const TYPES = { EPD: 'epd.apply.typeEpd', CFP: 'epd.apply.typeCfp' } as const;

/** Empty for what was not sent. Allow-lists: an unknown unit or boundary is shown unchanged, never as a tonne. */
export function factWords(
  { type, declaredUnit, boundary, route }: Declaration,
  t: ReturnType<typeof useText>['t'],
): Record<'type' | 'unit' | 'boundary' | 'route', string> {
  return {
    type: type === null ? '' : t(TYPES[type]),
    unit: declaredUnit === '1 t' ? t('epd.detail.declaredUnitValue') : declaredUnit,
    boundary: boundary === 'A1-A3' ? t('epd.detail.boundaryA1A3') : boundary,
    route: route === null ? '' : t(ROUTE_LABEL[route]),
  };
}

/** Empty if the server sends neither date. */
export function validityWords(
  from: string,
  until: string,
  { t, lang }: Pick<ReturnType<typeof useText>, 't' | 'lang'>,
): string {
  if (from === '' && until === '') return '';
  const days = { from: formatDateInText(from, lang), until: formatDateInText(until, lang) };
  if (from === '') return t('epd.detail.validityUntil', days);
  return t(until === '' ? 'epd.detail.validityFrom' : 'epd.detail.validityRange', days);
}
