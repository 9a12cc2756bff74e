/** Worlds of scenarios, and what their tests look at in them. */
import { expect } from 'vitest';
import { contractOf, quoteOf } from '#mocks/domain/papers.ts';
import { createWorld, scenarios } from '#mocks/scenarios/create-world.ts';
import { personaById } from '#mocks/seed/personas.ts';
import type { Application, User } from '#mocks/world/entities.ts';
import type { LiveWorld } from '#mocks/world/world.ts';

/** A World of a scenario, the same every time. */
export const start = (scenario: string): LiveWorld => createWorld('test', { scenario, seed: 1 });

/** Whom the scenario signs in. */
export function scenarioUser(world: LiveWorld): User | undefined {
  const persona = scenarios.find((entry) => entry.id === world.scenario)?.persona ?? 'anonymous';
  return world.store.users.get(personaById(persona).userId ?? '');
}

/** The one application of the company, with its papers. */
export function only(world: LiveWorld): { application: Application; quote: number; contract: number } {
  const [application, ...others] = world.store.applications.where('companyCode', 'C01');
  if (application === undefined) throw new Error('no application');
  expect(others).toEqual([]);
  const quote = quoteOf(world.store, application.id)?.status ?? -1;
  return { application, quote, contract: contractOf(world.store, application.id)?.status ?? -1 };
}
