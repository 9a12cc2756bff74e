import type { Declaration } from '#src/parts/declaration/declaration.ts';

/** The QR code is shown for the user's own company only, if the platform enables it (document 2 §2). */
export function isQrShown(
  companyCode: string | null,
  declaration: Pick<Declaration, 'companyCode'>,
  setting: string | undefined,
): boolean {
  const own = companyCode !== null && companyCode !== '' && companyCode === declaration.companyCode;
  return own && setting === '1';
}
