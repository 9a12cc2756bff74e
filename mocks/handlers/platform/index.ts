/** Menu, texts, regions, visits and partner links (document 1 §7). */
import type { OperationsOf } from '../../openapi/operations.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import type { MenuEntry, User, Store, World } from '../../world/entities.ts';
import { ok, type Handlers, refuse, type Text } from '../handler.ts';
import { enumValue, readForm, mappedPage, PAGE } from '../shared/form.ts';
import { hash } from '../../lib/random.ts';
import type { PlainCall } from '../../lib/plain-call.ts';

const VIEWS = 'visits.pv';
const VISITORS = 'visits.uv';

function add({ store, clock }: World, id: string): number {
  const known = store.counters.get(id);
  return store.counters.put(
    known === undefined
      ? { id, count: 1, since: clock.now(), until: null }
      : { ...known, count: known.count + 1 },
  ).count;
}

function visitorId({ headers }: PlainCall, user: User | null): string {
  if (user !== null) return `visitor:${user.id}`;
  const browser = headers['user-agent'] ?? '';
  const address = headers['x-forwarded-for']?.split(',')[0]?.trim() ?? '';
  return `visitor:${hash(`${address} ${browser}`).toString(16)}`;
}

function noteVisit(world: World, request: PlainCall, user: User | null): { pv: number; uv: number } {
  const pv = add(world, VIEWS);
  const visitors = world.store.counters.get(VISITORS)?.count ?? 0;
  const isNew = add(world, visitorId(request, user)) === 1;
  return { pv, uv: isNew ? add(world, VISITORS) : visitors };
}

type Wire = components['schemas'];

const NO_REGION: Text = { zh: '未知的地区', en: 'Unknown region.' };
/** Parent of the provinces (document 1 §7). */
const COUNTRY = 'CN';
const LANGUAGES: Wire['PortalLanguage'][] = [
  { code: 'zh-CN', name: '中文' },
  { code: 'en', name: 'English' },
];

function menuBranch(store: Store, entry: MenuEntry): Wire['MenuItem'] {
  return {
    code: entry.code,
    url: entry.url === '' ? null : entry.url,
    children: menuLevel(store, entry.id),
  };
}

function menuLevel(store: Store, parentId: string | null): Wire['MenuItem'][] {
  const entries = [...store.menu.where('parentId', parentId)].sort((a, b) => a.order - b.order);
  return entries.map((entry) => menuBranch(store, entry));
}

/** The root, whose children are the menu; the same for every company type, since the portal filters (document 1 §2). */
const menuTree = (store: Store): Wire['MenuItem'][] => menuLevel(store, null);

function textList(store: Store): Wire['PortalText'][] {
  const texts = new Map<string, Wire['PortalText']>();
  for (const { key, language, text } of store.serverTexts.all()) {
    texts.set(key, { ...(texts.get(key) ?? { key, zh: null, en: null }), [language]: text });
  }
  return [...texts.values()];
}

export const platformHandlers = {
  getMenu: ({ world }) => ok(menuTree(world.store)),

  getTexts: ({ world }) => ok({ languages: LANGUAGES, texts: textList(world.store) }),

  /** A city has an empty list; an unknown code is refused. */
  listRegions: (call) => {
    const { regions } = call.world.store;
    const { code } = call.path;
    const inside = regions.where('parentCode', code);
    if (inside.length === 0 && code !== COUNTRY && regions.where('code', code).length === 0) {
      return refuse(call, NO_REGION);
    }
    return ok(inside.map((region) => ({ code: region.code, name: region.name.zh, enName: region.name.en })));
  },

  countVisit: ({ world, request, user }) => ok(noteVisit(world, request, user)),

  listFriendlyLinks: ({ world }) =>
    ok(
      world.store.friendlyLinks.all().map(({ id, link, typeCode, companyName, attachmentId }) => ({
        id,
        link,
        typeCode,
        companyName: companyName.zh,
        enCompanyName: companyName.en,
        attachmentId,
      })),
    ),

  listFriendlyLinkTypes: (call) => {
    const form = readForm(call, call.body, { ...PAGE, inlet: enumValue() });
    const rows = [...call.world.store.friendlyLinkTypes.all()].sort((a, b) => a.order - b.order);
    const { list, totals } = mappedPage(rows, form, ({ id, code, name }) => ({
      id,
      code,
      name: name.zh,
      enName: name.en,
    }));
    return ok({ list, totals });
  },
} satisfies Handlers<OperationsOf<'platform'>>;
