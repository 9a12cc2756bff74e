import { businessIdOf } from '#src/lib/business-id.ts';

/**
 * Where /apppdf sends somebody without a token: to the product that was looked at last (document 2 §2), else to the one
 * of the address.
 * @param storedPdfId from storage, where anything can stand
 */
export function productOf(storedPdfId: string | null, id: string): string {
  return businessIdOf(storedPdfId) ?? id;
}
