/** The documented server, and ids as keys of a database, over real HTTP. */
import { beforeEach, describe, expect, it } from 'vitest';
import { longId } from '#mocks/dialects/ids.ts';
import { createWorld } from '#mocks/scenarios/create-world.ts';
import { ask, control, MINE, NEWS_QUERY, send, serve, speak, text, type Page } from './served.ts';

serve();

describe('the documented server', () => {
  beforeEach(() => control('PUT', '/server', { fields: 'documented' }));

  it('sends nothing that no document names, in the text of epdList neither', async () => {
    const { data } = await ask<Page>(MINE);
    expect(Object.keys(data.list[0] ?? {}).sort()).toEqual(
      ['id', 'applyId', 'applyStatus', 'applicationTime', 'epdList', 'pcrName'].sort(),
    );
    const { epds } = JSON.parse(data.list[0]?.epdList ?? '') as { epds: object[] };
    expect(epds.map((one) => Object.keys(one))).toEqual(epds.map(() => ['epdProductName']));
    const search = await ask<{ data: object }>('/p/epd/page', {
      pageNum: 1,
      pageSize: 4,
      pcrNumber: 'PCR-ST-2023-01',
    });
    expect(Object.keys(search.data).sort()).toEqual(['list', 'pageNum', 'pageSize', 'totals']);
  });

  it('answers null where a document names no answer', async () => {
    const inbox = await ask<Page>('/p/epd/inner/list', { ...NEWS_QUERY, type: 1 });
    expect(await ask('/p/epd/inner/read', { id: inbox.data.list[0]?.id })).toMatchObject({
      code: 1,
      data: null,
    });
  });

  it('says in words what is an error key of ours', async () => {
    const body = { userAccount: 'a@example.com', token: 'no-such-token', inlet: 'WEB' };
    const refused = await send('/api/n/user/email/verify/send', body, { 'accept-language': 'en' });
    expect(await refused.json()).toMatchObject({ code: 0, message: 'Please solve the slider puzzle first' });
  });
});

describe('ids of 19 digits', () => {
  it.each(['longIds', 'numericIds'] as const)(
    '%s: lead to the same rows, in paths and bodies, no digit lost',
    async (dialect) => {
      const own = await ask<Page>(MINE);
      await speak(dialect);
      const came = await text(MINE);
      const ids = [...came.matchAll(/"id":"?(\d+)"?,/g)].map(([, id]) => id ?? '');
      expect(ids).toHaveLength(own.data.list.length);
      // As keys of a database: neighbours, which a JavaScript number cannot tell apart.
      expect(new Set(ids.map(Number)).size).toBeLessThan(new Set(ids).size);
      for (const [index, id] of ids.entries()) {
        expect(id).toMatch(/^1\d{18}$/);
        expect(came).toContain(dialect === 'longIds' ? `"id":"${id}"` : `"id":${id},`);
        // As text, and as the bare number that another client would send.
        const asNumber = await ask<{ data: { applyStatus: number } }>('/p/epd/apply', `{"id":${id}}`);
        const asText = await ask<{ data: { applyStatus: number } }>('/p/epd/apply', { id });
        expect(asNumber).toEqual(asText);
        expect(asText.data.applyStatus).toBe(own.data.list[index]?.applyStatus);
      }
      const login = (await control('POST', '/login', { persona: 'certified' })) as {
        portalUserVO: { id: string };
      };
      expect(await ask(`/p/portal/user/detail/${login.portalUserVO.id}`)).toMatchObject({ code: 1 });
    },
  );

  it('stay what they are inside texts that people typed, and lose no digit on the documented server either', async () => {
    await control('PUT', '/server', { fields: 'documented', dialects: ['numericIds'] });
    const typed = 'No. 1580217436659402751, "1580217436659402752"';
    const news = await ask<{ data: { totals: number } }>('/n/portal/list/news', {
      ...NEWS_QUERY,
      newsTitle: typed,
    });
    expect(news.data.totals).toBe(0);
    await control('PUT', '/server', { dialects: [] });
    await ask('/p/epd/apply', '{"id":1580217436659402751}');
    const journal = JSON.stringify(await control('GET', '/requests'));
    expect(journal).toContain('1580217436659402751');
    expect(journal).not.toContain('1580217436659402800');
  });

  it.each(['longIds', 'numericIds'] as const)('%s: also within the text of epdList', async (dialect) => {
    const released = /"epdId\\":\\?"?([\w-]+)/;
    const [, own = ''] = released.exec(await text(`${MINE}?pageNum=1&pageSize=50`)) ?? [];
    expect(own).toMatch(/^epd-/);
    await speak(dialect);
    const came = await text(`${MINE}?pageNum=1&pageSize=50`);
    const id = longId(own);
    expect(came).toContain(dialect === 'longIds' ? `\\"epdId\\":\\"${id}\\"` : `\\"epdId\\":${id},`);
  });

  it('are different for different rows', () => {
    const rows = Object.values(createWorld('ids').store).flatMap((all) => all.all().map(({ id }) => id));
    const own = new Set(rows);
    expect(own.size).toBeGreaterThan(500);
    expect(new Set([...own].map(longId)).size).toBe(own.size);
  });

  it('are known after the server that told them has forgotten', async () => {
    const { data } = await ask<Page>(MINE);
    await speak('longIds');
    const [, id = ''] = /"id":"(\d+)"/.exec(await text(MINE)) ?? [];
    await control('PUT', '/snapshot', await control('GET', '/snapshot'));
    const again = await ask<{ data: { applyStatus: number } }>('/p/epd/apply', { id });
    expect(again.data.applyStatus).toBe(data.list[0]?.applyStatus);
  });
});
