/** What the staff choose among has its names in both languages, for whoever reads the workbench in English. */
import { expect, it } from 'vitest';
import { operatorActions } from '#mocks/operator/index.ts';
import { scenarios } from '#mocks/scenarios/index.ts';
import { start } from './start.ts';

it.each(scenarios.map(({ id }) => id))('in the situation "%s" all choices are English in English', (id) => {
  const world = start(id);
  const chinese = operatorActions.flatMap((action) =>
    action
      .args(world)
      .flatMap(({ name, options = [] }) =>
        options
          .filter(({ title }) => /\p{Script=Han}/u.test(title.en) || title.zh === '')
          .map(({ title }) => `${action.id} ${name}: ${title.en}`),
      ),
  );
  expect(chinese).toEqual([]);
});
