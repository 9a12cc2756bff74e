import type { components } from '../openapi/control.gen.ts';
import type { PersonaId } from '../world/persona.ts';
import type { Fault, World } from '../world/types.ts';
import type { TwoLanguages } from '../lib/text.ts';

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

type Beginning = Omit<Scenario, 'id' | 'title' | 'description' | 'persona'>;

const BLOCK = /^(\S+) (\S+) (.+)\|(.+)\n +(.+)\n +(.+)$/gm;

/**
 * @param texts a block each: `id persona Chinese title|English title`, then the description in Chinese and in English
 * @param beginnings of those that do not begin with the seed alone
 */
export function scenariosOf(
  texts: string,
  beginnings: Partial<Record<Scenario['id'], Beginning>>,
): readonly Scenario[] {
  return [...texts.matchAll(BLOCK)].map(
    ([, name = '', persona, title = '', titleEn = '', zh = '', en = '']) => {
      // scenarios.test.ts compares ids and personas with the contract.
      const id = name as Scenario['id'];
      return {
        id,
        title: { zh: title, en: titleEn },
        description: { zh, en },
        persona: persona as PersonaId,
        ...beginnings[id],
      };
    },
  );
}
