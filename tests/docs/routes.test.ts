import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '#scripts/lib/paths.ts';
import { routedFiles } from './routed-files.ts';

/** Document 1 §2 and document 2 §2, in their spelling; `register` gets its slash (decision 1). */
const DOCUMENTED = [
  ...['/', '/register', '/Result', '/userinfo', '/user', '/policy', '/agreement', '/compent', '/hoster'],
  ...[
    '/passpassword',
    '/Links',
    '/textmessage/{id}',
    '/enterprise',
    '/thirdAgency',
    '/lcaTools',
    '/Loginapp',
  ],
  ...['/appLogin', '/appLoginform', '/logins', '/app/epd/{id}', '/apppdf/{id}'],
  ...[
    '/Epd',
    '/epd/epdApplyFor',
    '/epd/epdSearch',
    '/epd/verification',
    '/myLists',
    '/myDetails',
    '/epd/mineEpd',
  ],
  ...[
    '/Pcr',
    '/Pcr/lca',
    '/Pcr/pcrApplyFor',
    '/pcr/pcrSearch',
    '/Pcr/minePcr',
    '/gpi',
    '/Feedback',
    '/pricing',
  ],
  ...['/service', '/about', '/resources', '/changepassword', '/news', '/news/newsDetailsPage'],
  ...['/NoticeInformationPage', '/NoticeInformationPage/Notice', '/steelMill', '/information'],
  ...['/dtpfg/dtpfgApplyFor', '/webview'],
].map((path) => path.replace(/\{(\w+)\}/g, '$$$1'));

describe('src/routes.ts', () => {
  it('has every documented path in its documented spelling, one for an application, and one for unknown paths', () => {
    // One application has a page of its own.
    expect(new Set(routedFiles().keys())).toEqual(new Set([...DOCUMENTED, '/epd/mineEpd/$id', '/$']));
  });

  it('names files that exist, each once', () => {
    const files = [...routedFiles().values()];
    expect(files.filter((file) => !existsSync(`${ROOT}src/routes/${file}`))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
  });

  it('has no two paths that differ in letter case alone', () => {
    const paths = [...routedFiles().keys()].map((path) => path.toLowerCase());
    expect(new Set(paths).size).toBe(paths.length);
  });
});
