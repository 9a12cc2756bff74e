/** Personas; the list is in mocks/seed/personas.ts. */

import type { ControlSchemas } from '../openapi/control.gen.ts';

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

export type Persona = Readonly<ControlSchemas['ControlPersona']>;
