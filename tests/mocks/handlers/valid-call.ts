/** What a call needs to be taken: who makes it, with what. */
import type { PersonaId } from '#mocks/world/persona.ts';
import type { Bench, CallInput } from './harness.ts';

export interface ValidCall extends CallInput {
  readonly as: PersonaId;
  /** In place of the persona's session. */
  readonly token?: string;
}
export type Make = (bench: Bench) => ValidCall | Promise<ValidCall>;

/** Made by a visitor. */
export const open =
  (body: object): Make =>
  () => ({ as: 'anonymous', body });
/** Made by the main persona. */
export const own =
  (body: object): Make =>
  () => ({ as: 'certified', body });
