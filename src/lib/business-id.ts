/** Letters, digits and separators that need no URL encoding, at most 64 (openapi/common.yaml, Id). */
const BUSINESS_ID = /^[\p{L}\p{N}](?:[\p{L}\p{N}._-]{0,62}[\p{L}\p{N}])?$/u;

export function businessIdOf(raw: string | null | undefined): string | null {
  const id = raw?.trim() ?? '';
  return BUSINESS_ID.test(id) ? id : null;
}

/** The last viewed product (document 2 §2), else the one of the URL. @param storedPdfId untrusted value from storage */
export function productOf(storedPdfId: string | null, id: string): string {
  return businessIdOf(storedPdfId) ?? id;
}
