/** Personas; the list is in mocks/seed/personas.ts. */

/** In the order of phone numbers; `anonymous` has none. */
export const PERSONA_IDS = [
  'anonymous',
  'newcomer',
  'reviewing',
  'rejected',
  'uncertified',
  'pending-company',
  'failed-company',
  'certified',
  'agency',
  'locked',
  'leaving',
] as const;
export type PersonaId = (typeof PERSONA_IDS)[number];

export interface Persona {
  readonly id: PersonaId;
  /** Null for `anonymous`. */
  readonly userId: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly password: string | null;
  /** Company the person belongs to, or null when there is none (yet). */
  readonly companyCode: string | null;
  readonly describe: { readonly zh: string; readonly en: string };
}
