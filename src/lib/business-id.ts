/** Letters, digits and what stands between them, at most 64 (openapi/common.yaml, Id): nothing that an address reads otherwise. */
const BUSINESS_ID = /^[\p{L}\p{N}](?:[\p{L}\p{N}._-]{0,62}[\p{L}\p{N}])?$/u;

/** A business id from an address or from storage, where anything can stand; null when it is none. */
export function businessIdOf(raw: string | null | undefined): string | null {
  const id = raw?.trim() ?? '';
  return BUSINESS_ID.test(id) ? id : null;
}
