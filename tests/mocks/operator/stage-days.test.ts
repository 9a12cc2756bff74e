/** When an application entered each stage: the customer reads the days of the plan from it. */
import { expect, it } from 'vitest';
import { operate } from '#mocks/operator/index.ts';
import { start } from './start.ts';
import { must } from '../../support/must.ts';

it('going back to a stage keeps the day on which it was first entered, and forgets the later ones', () => {
  const world = start('stage-40');
  const before = must(world.store.applications.where('stage', 40)[0]);
  world.clock.set({ advanceMs: 3 * 86_400_000 });
  operate(world, 'failVerification', { applicationId: before.id, remark: '电耗数据缺少凭证' });
  const after = must(world.store.applications.get(before.id));
  expect(after.stage).toBe(30);
  expect(after.stageEnteredAt[30]).toBe(before.stageEnteredAt[30]);
  expect(after.stageEnteredAt[40]).toBeUndefined();
});

it('going on notes the day on which it happened', () => {
  const world = start('stage-40');
  const before = must(world.store.applications.where('stage', 40)[0]);
  world.clock.set({ advanceMs: 86_400_000 });
  operate(world, 'passVerification', { applicationId: before.id });
  expect(world.store.applications.get(before.id)?.stageEnteredAt[50]).toBe(world.clock.now());
});
