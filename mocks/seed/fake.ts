import { base, Faker, zh_CN } from '@faker-js/faker';
import { randomOf, type SeedContext } from './context.ts';

/** Where the numbers of the one Faker come from now. */
let stream: () => number = () => 0;

/** One for all fields: to make a Faker costs more than all that a field asks of it. */
const faker = new Faker({
  locale: [zh_CN, base],
  randomizer: {
    next: () => stream(),
    // The stream is fixed by the entity; nobody may seed it anew.
    seed: () => undefined,
  },
});

/**
 * Faker with the randomness of one field of one entity: names and streets of invented people, which stay the same when
 * another row or field is added. To be asked before it is wanted for the next field.
 */
export function fakeOf(context: Pick<SeedContext, 'seed'>, entityId: string, field: string): Faker {
  stream = randomOf(context, entityId, field).next;
  return faker;
}
