/** `steel-epd-portal/playwright`: entry for tests of other projects (docs/testing.md). The project's own tests use the same. */
export { worldFixtures, type WorldFixtures, type WorldOptions } from './fixtures.ts';
export { MockWorld } from './world.ts';
export type {
  Choice,
  Fault,
  PersonaId,
  Recording,
  Replayed,
  ScenarioId,
  StepId,
} from '../client/control-client.ts';
