import { describe, expect, it } from 'vitest';
import { BUILT_IN_MENU } from '#src/features/shell/use-menu.ts';
import {
  activeKeys,
  codeInWords,
  entriesThatFit,
  filterMenu,
  foldMenu,
  knownCodeOf,
  MORE,
  navTargetOf,
  toNavItems,
} from '#src/features/shell/menu-rules.ts';

const codes = (items: readonly { code: string }[]): string[] => items.map(({ code }) => code);

describe('filterMenu', () => {
  it.each([
    ['nobody', null],
    ['a steel company', '1'],
    ['an unknown type', undefined],
    ['a type that is no value', { type: '4' }],
  ])('takes the agency area away for %s [1§2 thirdAgency]', (_who, companyType) => {
    expect(codes(filterMenu(BUILT_IN_MENU, companyType))).not.toContain('nav.thirdAgency');
  });

  it.each(['4', 4])('keeps it for company type %j [1§2 thirdAgency]', (companyType) => {
    expect(codes(filterMenu(BUILT_IN_MENU, companyType))).toContain('nav.thirdAgency');
  });

  it('takes hidden pages away at any depth and in any spelling, and keeps what is below them', () => {
    const shown = filterMenu(BUILT_IN_MENU, null, ['/Pcr', '/GPI', '/steelMill']);
    expect(codes(shown)).not.toContain('nav.steelMill');
    const below = (code: string) => codes(shown.find((item) => item.code === code)?.children ?? []);
    expect(below('nav.resources')).toEqual(['nav.resources']);
    expect(below('nav.pcr')).toContain('nav.pcrSearch');
    expect(below('nav.pcr')).not.toContain('nav.pcrIntro');
    expect(shown.find((item) => item.code === 'nav.pcr')?.url).toBeNull();
  });

  it('finds the agency area at any depth and in any spelling', () => {
    const menu = [
      {
        code: 'nav.about',
        url: '/about',
        children: [
          { code: 'a', url: '/ThirdAgency/?from=menu' },
          { code: 'b', url: '/b' },
        ],
      },
    ];
    expect(codes(filterMenu(menu, '1')[0]?.children ?? [])).toEqual(['b']);
  });
});

describe('navTargetOf', () => {
  it('reads a path of the portal with its search and hash', () => {
    expect(navTargetOf('/webview?page=about#top')).toEqual({
      kind: 'page',
      path: '/webview',
      search: { page: 'about' },
      hash: 'top',
    });
  });

  it('knows web addresses and the LCA tools', () => {
    expect(navTargetOf('https://example.com/a')).toEqual({ kind: 'external', href: 'https://example.com/a' });
    expect(navTargetOf('/LcaTools')).toEqual({ kind: 'lca', path: '/lcaTools' });
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
    'ftp://x',
    'https://',
    '',
    null,
    7,
  ])('leads nowhere for %j', (url) => {
    expect(navTargetOf(url)).toBeNull();
  });
});

describe('toNavItems', () => {
  it('leaves out what leads nowhere and moves deeper levels up', () => {
    const items = toNavItems([
      { code: 'empty', url: null, children: [] },
      { code: 'bad', url: 'javascript:alert(1)' },
      {
        code: 'group',
        url: null,
        children: [{ code: 'one', url: '/one', children: [{ code: 'two', url: '/two' }] }],
      },
    ]);
    expect(codes(items)).toEqual(['group']);
    expect(items[0]?.target).toBeNull();
    expect(codes(items[0]?.children ?? [])).toEqual(['one', 'two']);
  });
});

describe('activeKeys', () => {
  const items = toNavItems(BUILT_IN_MENU);
  const activeAt = (path: string): string[] =>
    [...activeKeys(items, path)].map((key) => key.replace(/.*:/, ''));

  it.each([
    ['/', ['nav.home']],
    ['/epd/epdSearch', ['nav.epd', 'nav.epdSearch']],
    ['/EPD/epdsearch/', ['nav.epd', 'nav.epdSearch']],
    ['/Epd', ['nav.epd', 'nav.epdIntro']],
    ['/news/newsDetailsPage', ['nav.news', 'nav.news']],
    ['/Pcr/lca', ['nav.pcr', 'nav.lcaIntro']],
    ['/dtpfg/dtpfgApplyFor', ['nav.epd', 'nav.lces']],
    ['/user', []],
    ['/newspaper', []],
  ])('%s', (path, expected) => {
    expect(activeAt(path)).toEqual(expected);
  });
});

describe('foldMenu', () => {
  const items = toNavItems(BUILT_IN_MENU);

  it('leaves everything as it is while there is room', () => {
    expect(foldMenu(items, items.length)).toBe(items);
  });

  it('puts what has no room below "More", each under its own heading and no address twice', () => {
    const folded = foldMenu(items, 4);
    expect(codes(folded)).toEqual(['nav.home', 'nav.thirdAgency', 'nav.epd', 'nav.pcr', MORE]);
    const below = folded.at(-1)?.children ?? [];
    expect(below.map(({ code, group }) => [group, code])).toEqual([
      ['nav.news', 'nav.news'],
      ['nav.news', 'nav.notice'],
      ['nav.resources', 'nav.resources'],
      ['nav.resources', 'nav.gpi'],
      ['nav.about', 'nav.about'],
      ['nav.about', 'nav.service'],
      ['nav.about', 'nav.pricing'],
      ['nav.about', 'nav.links'],
      ['nav.about', 'nav.feedback'],
      [undefined, 'nav.steelMill'],
    ]);
  });

  it('keeps an entry whose own address stands in none of its sub-entries', () => {
    const [more] = foldMenu(
      toNavItems([{ code: 'a', url: '/about', children: [{ code: 'b', url: '/links' }] }]),
      0,
    );
    expect(codes(more?.children ?? [])).toEqual(['a', 'b']);
  });
});

describe('entriesThatFit', () => {
  it.each([
    [300, 3],
    [299, 2],
    [260, 2],
    [259, 1],
    [160, 1],
    [159, 0],
    [10, 0],
  ])('three entries of 100 px and "More" of 60 px in %i px: %i', (room, count) => {
    expect(entriesThatFit([100, 100, 100], 60, room)).toBe(count);
  });

  it('shows all where nothing can be measured', () => {
    expect(entriesThatFit([0, 0], 0, 0)).toBe(2);
  });
});

describe('a code that nobody has words for', () => {
  const own = toNavItems(BUILT_IN_MENU);
  const items = toNavItems([
    { code: 'NEWS', url: '/news', children: [] },
    { code: 'RULES', url: null, children: [{ code: 'RULES_SEARCH', url: '/pcr/pcrsearch/', children: [] }] },
    { code: 'PARTNER', url: 'https://example.com/', children: [] },
  ]);

  it.each([
    ['NEWS', 'nav.news'],
    ['RULES', 'nav.pcr'],
    ['RULES_SEARCH', 'nav.pcrSearch'],
    ['PARTNER', null],
    ['ELSEWHERE', null],
  ])('%s is called by its page: %s', (code, known) => {
    expect(knownCodeOf(code, items, own)).toBe(known);
  });

  it.each([
    ['NEWS', 'News'],
    ['menu.MY_PAGES', 'My pages'],
    ['partnerSites', 'Partner sites'],
    ['新闻动态', '新闻动态'],
    ['Our news', 'Our news'],
    ['', ''],
  ])('%s is read as %s', (code, words) => {
    expect(codeInWords(code)).toBe(words);
  });
});
