import { base, Faker, zh_CN, type Randomizer } from '@faker-js/faker';
import { randomOf, type SeedContext } from './context.ts';

/**
 * Faker with the randomness of one field of one entity: names and streets of invented people, which stay the same when
 * another row or field is added.
 */
export function fakeOf(context: Pick<SeedContext, 'seed'>, entityId: string, field: string): Faker {
  const { next } = randomOf(context, entityId, field);
  const randomizer: Randomizer = {
    next,
    // The stream is fixed by the entity; nobody may seed it anew.
    seed: () => undefined,
  };
  return new Faker({ locale: [zh_CN, base], randomizer });
}
