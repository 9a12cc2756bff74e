import type { components } from '../openapi/control.gen.ts';
import type { PersonaId } from '../world/persona.ts';
import type { Fault, World } from '../world/types.ts';

export interface TwoLanguages {
  readonly zh: string;
  readonly en: string;
}

export interface Scenario {
  /** Stable: links and tests name it (design, "Personas and scenarios"). */
  readonly id: components['schemas']['ControlScenarioId'];
  readonly title: TwoLanguages;
  readonly description: TwoLanguages;
  /** Signed in by a link to this scenario. */
  readonly persona: PersonaId;
  /** `large` seeds 100,000 declarations; by default the caller decides. */
  readonly size?: 'small' | 'large';
  /** Runs once on the seeded World. Operator steps and store changes only, with the World's clock. */
  readonly prepare?: (world: World) => void;
  /** Active from the first call; copied into each World. */
  readonly faults?: readonly Fault[];
  /** The session of a link or login has already expired when the portal uses it. */
  readonly expireSession?: true;
}
