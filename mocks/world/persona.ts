/** What a persona is: an invented person whom people can sign in as. The list itself is in personas.ts. */

/** Every persona, in the order of their phone numbers; `anonymous` is nobody and has none. */
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
  /** Row in `users`; null for `anonymous`. */
  readonly userId: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly password: string | null;
  /** Company the person belongs to, or null when there is none (yet). */
  readonly companyCode: string | null;
  readonly describe: { readonly zh: string; readonly en: string };
}
