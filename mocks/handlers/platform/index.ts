/** Menu, texts, regions, visits and partner links (document 1 §7). */
import type { OperationsOf } from '../../openapi/operations.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import type { MenuEntry } from '../../world/entities.ts';
import type { Store } from '../../world/types.ts';
import { ok, type Handlers } from '../handler.ts';
import { noteVisit } from './visits.ts';
import { derived } from '../../domain/derived.ts';
import { listed, readForm } from '../shared/form.ts';
import { isFailure } from '../shared/ownership.ts';
import { mappedPage, PAGE } from '../shared/page.ts';
import { refuse, type Text } from '../shared/say.ts';

type Wire = components['schemas'];

const NO_REGION: Text = { zh: '未知的地区', en: 'Unknown region.' };
/** Asks for the provinces (document 1 §7). */
const COUNTRY = 'CN';
/** Every language the platform has texts for. */
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

/** The root; its children are the menu. Every company type gets the same: the portal filters (document 1 §2). */
const menuTree = derived(['menu'], (store) => menuLevel(store, null));

/** One entry a key, in the order in which the keys came. */
const textList = derived(['serverTexts'], (store) => {
  const texts = new Map<string, Wire['PortalText']>();
  for (const { key, language, text } of store.serverTexts.all()) {
    texts.set(key, { ...(texts.get(key) ?? { key, zh: null, en: null }), [language]: text });
  }
  return [...texts.values()];
});

const linkTypes = derived(['friendlyLinkTypes'], (store) =>
  [...store.friendlyLinkTypes.all()].sort((a, b) => a.order - b.order),
);

export const platformHandlers = {
  getMenu: ({ world }) => ok(menuTree(world.store)),

  getTexts: ({ world }) => ok({ languages: LANGUAGES, texts: textList(world.store) }),

  /** A city has nothing inside and answers an empty list; a code that no region has is refused. */
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
    const form = readForm(call, call.body, { ...PAGE, inlet: listed() });
    if (isFailure(form)) return form;
    const rows = linkTypes(call.world.store);
    const { list, totals } = mappedPage(rows, form, ({ id, code, name }) => ({
      id,
      code,
      name: name.zh,
      enName: name.en,
    }));
    return ok({ list, totals });
  },
} satisfies Handlers<OperationsOf<'platform'>>;
