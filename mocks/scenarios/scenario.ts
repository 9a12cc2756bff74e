/** What a scenario is: a named starting point of the World that people open, test and script against. */
import type { PersonaId } from '../world/persona.ts';
import type { Fault, World } from '../world/types.ts';

/** A title or description that a person reads, in both languages. */
export interface TwoLanguages {
  readonly zh: string;
  readonly en: string;
}

export interface Scenario {
  /** Stable: links and tests name it (design, "Personas and scenarios"). */
  readonly id: string;
  readonly title: TwoLanguages;
  readonly description: TwoLanguages;
  /** Who a link to this scenario signs in. */
  readonly persona: PersonaId;
  /** `large` seeds 100,000 declarations; without it, whatever the caller asked for. */
  readonly size?: 'small' | 'large';
  /** Runs once on the freshly seeded World. Operator steps and store changes only; no time but the World's clock. */
  readonly prepare?: (world: World) => void;
  /** In force from the first call on; each World gets its own copy. */
  readonly faults?: readonly Fault[];
  /** The session that the link or the login step makes has already ended when the portal first uses it. */
  readonly expireSession?: true;
}
