import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { rng } from '#mocks/lib/random.ts';
import { countFewer } from '#mocks/openapi/validate.ts';

/** Plain, two bytes wide, of two units, and both halves of a pair, which may meet. */
const PIECES = ['a', '钢', '🏭', '\uD83C', '\uDFED'];

test('finds what Ajv finds, in its words, in texts of every kind', () => {
  const schema = (min: number, max: number) => ({ type: 'string', minLength: min, maxLength: max });
  const random = rng('text length');
  let wrong = 0;
  for (let round = 0; round < 60; round += 1) {
    const min = random.int(0, 6);
    const max = random.int(min, 9);
    const ours = new Ajv2020({ allErrors: true });
    countFewer(ours);
    const check = ours.compile(schema(min, max));
    const expected = new Ajv2020({ allErrors: true }).compile(schema(min, max));
    for (let at = 0; at < 50; at += 1) {
      const text = Array.from({ length: random.int(0, 12) }, () => random.pick(PIECES)).join('');
      expect(check(text)).toBe(expected(text));
      expect(check.errors).toEqual(expected.errors);
      wrong += Number(!expected(text));
    }
  }
  expect(wrong).toBeGreaterThan(500);
  expect(wrong).toBeLessThan(2500);
});
