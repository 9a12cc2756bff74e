import type { components } from '../openapi/control.gen.ts';
import type { PersonaId } from '../world/persona.ts';
import type { Fault, World, Collection, Row } from '../world/entities.ts';
import type { TwoLanguages } from '../lib/text.ts';
import { COMPANY_CODE } from './customer.ts';

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

const BLOCK = /^(\S+) (\S+) (.+)\|(.+)\n +(.+)\n +(.+)$/gm;

/**
 * Parses scenarios. @param texts one block each: `id persona Chinese title|English title`, then both descriptions @param
 * beginnings changes to the seed by id
 */
export function scenariosOf(
  texts: string,
  beginnings: Partial<Record<Scenario['id'], Omit<Scenario, 'id' | 'title' | 'description' | 'persona'>>>,
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

function removeWhere<T extends Row>(collection: Collection<T>, test: (row: T) => boolean): void {
  // A copy: the list changes during removal.
  for (const row of collection.all().filter(test)) collection.remove(row.id);
}

/** Certified, without applications, declarations, requests and messages. */
export function clearCompany({ store }: World): void {
  const ofCompany = store.applications.where('companyCode', COMPANY_CODE).map(({ id }) => id);
  removeWhere(store.quotes, ({ applicationId }) => ofCompany.includes(applicationId));
  removeWhere(store.contracts, ({ applicationId }) => ofCompany.includes(applicationId));
  removeWhere(store.applications, ({ id }) => ofCompany.includes(id));
  removeWhere(store.declarations, ({ companyCode }) => companyCode === COMPANY_CODE);
  const people = store.users.where('companyCode', COMPANY_CODE).map(({ id }) => id);
  removeWhere(store.messages, ({ userId }) => people.includes(userId));
  removeWhere(store.pcrApplications, ({ userId }) => people.includes(userId));
  const records = store.verifications.all().flatMap(({ id, userId }) => (people.includes(userId) ? id : []));
  removeWhere(store.verificationFiles, ({ verificationId }) => records.includes(verificationId));
  removeWhere(store.verifications, ({ id }) => records.includes(id));
}

/** Users, companies, dictionaries and legal documents stay. */
export function clearLists({ store }: World): void {
  const lists: readonly Collection<Row>[] = [
    store.quotes,
    store.contracts,
    store.applications,
    store.declarations,
    store.pcrs,
    store.pcrApplications,
    store.messages,
    store.verificationFiles,
    store.verifications,
    store.news,
    store.announcements,
    store.resources,
    store.friendlyLinks,
  ];
  for (const list of lists) for (const { id } of [...list.all()]) list.remove(id);
}
