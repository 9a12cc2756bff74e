/** Fills an empty store (notes: seeding rules). */
import type { Slices } from '../lib/slices.ts';
import type { Clock } from '../world/clock.ts';
import type { Store } from '../world/entities.ts';
import { seedAgreements } from './agreements.ts';
import { seedAnnouncements, seedNews } from './news.ts';
import { seedApplications } from './applications.ts';
import { seedBulk } from './bulk.ts';
import { seedCompanies } from './companies.ts';
import type { SeedContext } from './context.ts';
import { seedDeclarations } from './declarations.ts';
import { seedDictionaries } from './dictionaries.ts';
import { seedLinks, seedMenu, seedSettings, seedTexts, seedRegions } from './platform.ts';
import { seedMessages } from './messages.ts';
import { seedPages } from './pages.ts';
import { seedRules } from './pcrs.ts';
import { seedPeople } from './people.ts';
import { seedResources } from './resources.ts';
import { seedServices, seedVerifications } from './verifications.ts';

interface SeedOptions {
  readonly clock: Clock;
  readonly seed: number;
  /** `large`: up to 100,000 declarations with their companies. */
  readonly size: 'small' | 'large';
}

/** Order matters: later ones read rows of earlier ones. */
const TOPICS: readonly ((context: SeedContext) => void)[] = [
  seedRegions,
  seedDictionaries,
  seedTexts,
  seedMenu,
  seedSettings,
  seedPages,
  seedCompanies,
  seedPeople,
  seedRules,
  seedDeclarations,
  seedApplications,
  seedVerifications,
  seedMessages,
  seedAgreements,
  seedLinks,
  seedNews,
  seedAnnouncements,
  seedResources,
  seedServices,
];

/** Deterministic: the same clock day, seed and size give the same rows in the same order. */
export function* seedStore(store: Store, { clock, seed, size }: SeedOptions): Slices<void> {
  const context: SeedContext = { store, clock, seed };
  for (const topic of TOPICS) topic(context);
  yield;
  if (size === 'large') yield* seedBulk(context);
}
