/** An hour of a tester in the workbench at /__mock/. */
import { readFile } from 'node:fs/promises';
import type { ApplicationState } from '#mocks/domain/charts/application-at.ts';
import { APPLICATION_CHART } from '#mocks/domain/charts/application.ts';
import { PANEL, PANEL_COOKIE } from '#mocks/lib/cookies.ts';
import { PANEL_WORDS } from '#mocks/workbench/panel/side-panel.ts';
import { GROUP_NAMES, type Section } from '#mocks/workbench/place.ts';
import { WORDS, type Word } from '#mocks/workbench/words.ts';
import type { Language } from '#src/i18n/keys.ts';
import { expect, test } from './fixtures.ts';
import { expectNone } from './steps/axe.ts';
import { openSection } from './steps/workbench.ts';
import { watchRequests } from './steps/quiet.ts';
import { decide, expectNow, openDialog } from './steps/my-applications.ts';

const word =
  (lang: Language) =>
  (name: Word, values: Readonly<Record<string, string>> = {}): string =>
    Object.entries(values).reduce<string>(
      (text, [key, value]) => text.replaceAll(`{${key}}`, value),
      WORDS[name][lang],
    );

test(
  'a situation is started, moved on and recorded beside the portal; the recording replays',
  { tag: '@en-desktop' },
  async ({ page, context, world, visitor, lang }) => {
    test.slow();
    const w = word(lang);
    const section = (name: Section) => openSection(page, name, lang);
    const title = { zh: '合同待确认', en: 'Contract waiting' }[lang];

    await test.step('a situation starts with one click, and somebody is signed in', async () => {
      await page.goto('/__mock/');
      const search = page.getByRole('textbox', { name: w('searchSituations') });
      await expect(search).toBeFocused();
      const first = page.getByRole('link', { name: new RegExp(`^${w('startOf', { what: '' })}`) }).first();
      await first.waitFor();
      await page.getByRole('link', { name: w('skip') }).focus();
      let stops = 0;
      for (; stops < 40 && !(await first.evaluate((link) => link === document.activeElement)); stops += 1)
        await page.keyboard.press('Tab');
      expect(stops).toBeLessThan(40);
      await page.getByRole('tab', { name: w('groupState'), exact: true }).focus();
      await page.keyboard.type('contract-waiting');
      await expect(search).toHaveValue('contract-waiting');
      await page.getByRole('link', { name: w('startOf', { what: title }) }).click();
      await expect(page.getByRole('banner')).toContainText(title);
      await expect(page.getByRole('banner')).not.toContainText(w('nobody'));
      await expectNone(visitor, 'situations', true);
    });

    await test.step('four groups of tabs by keyboard, in one row at 1280 px; an old address still opens', async () => {
      const tab = (name: Word) => page.getByRole('tab', { name: w(name), exact: true });
      await tab('groupState').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(tab('requests')).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowRight');
      await expect(tab('faults')).toHaveAttribute('aria-selected', 'true');
      expect(page.url()).toMatch(/#faults$/);
      await tab('groupTime').click();
      await tab('groupTraffic').click();
      await expect(tab('faults')).toHaveAttribute('aria-selected', 'true');
      await page.goto('/__mock/#snapshot');
      await expect(tab('groupTime')).toHaveAttribute('aria-selected', 'true');
      await page.setViewportSize({ width: 1280, height: 800 });
      for (const group of GROUP_NAMES) {
        await tab(group).click();
        const lists = await page.getByRole('tablist').all();
        for (const list of lists) {
          const tops = await list
            .getByRole('tab')
            .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
          expect(new Set(tops).size).toBe(1);
          expect(await list.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
        }
      }
    });

    const portal = await context.newPage();
    watchRequests(portal);
    const customer = { ...visitor, page: portal };
    await test.step('the portal beside it is signed in; what it does shows at once', async () => {
      await section('requests');
      await context.addCookies([{ name: PANEL_COOKIE, value: PANEL.hidden, url: world.origin }]);
      await portal.goto('/epd/mineEpd');
      await decide(
        customer,
        await openDialog(customer, 'epd.mine.act.contract', 'contract.title'),
        'contract.confirm',
      );
      await expectNow(customer, 'epd.mine.now.contractSigned');
      const call = page.getByRole('listitem').filter({ hasText: 'confirmContract' });
      await call.getByText('confirmContract').click();
      await expect(call.getByRole('region', { name: w('answer') })).toContainText('"code": 1');
      await expect(call.getByRole('region', { name: w('changes') })).toContainText('contracts');
      await call.getByRole('button', { name: w('againOf', { what: 'confirmContract' }) }).click();
      await expect(call.getByRole('region', { name: w('answerNow') })).toContainText('"code": 0');
      await expectNone(visitor, 'requests');
    });

    await test.step('the staff take their turn', async () => {
      await section('staff');
      const step = { zh: '启动 LCA 计算', en: 'Start LCA calculation' }[lang];
      const actions = await world.operatorActions();
      expect(actions.find(({ id }) => id === 'startLca')?.title[lang]).toBe(step);
      await expectNone(visitor, 'staff');
      await page.getByRole('button', { name: w('doOf', { what: step }) }).click();
      await expect(page.getByRole('button', { name: w('doOf', { what: step }) })).toHaveCount(0);
      // The portal updates without a reload.
      await expectNow(customer, 'epd.mine.now.lcaChecking');
    });

    await test.step('the chart of the application does what is possible, for staff and customer', async () => {
      await section('applications');
      const state = (id: ApplicationState): string => APPLICATION_CHART.states[id].title[lang];
      const act = async (id: string, to: ApplicationState): Promise<void> => {
        const what = APPLICATION_CHART.transitions.find((one) => one.id === id)?.title[lang] ?? '';
        await page.getByRole('button', { name: w('doOf', { what }), exact: true }).click();
        await expect(page.getByRole('img', { name: w('chartOf', { states: state(to) }) })).toBeVisible();
      };
      await page.getByRole('textbox', { name: w('findCard') }).fill(state('lca-checking'));
      await expectNone(visitor, 'board');
      await page.getByRole('link', { name: state('lca-checking') }).click();
      await act('requestLcaCorrection', 'lca-correction');
      await expectNone(visitor, 'chart');
      await portal.reload();
      await expectNow(customer, 'epd.mine.now.lcaCorrection');
      await act('updateLcaValidation', 'lca-checking');
    });

    await test.step('the workbench opens at the side of the portal', async () => {
      await context.addCookies([{ name: PANEL_COOKIE, value: 'shown', url: world.origin }]);
      await portal.reload();
      await portal.getByRole('button', { name: PANEL_WORDS.open[lang] }).click();
      const panel = portal.getByRole('complementary', { name: PANEL_WORDS.title[lang] });
      await expect(panel.locator('iframe').contentFrame().getByRole('banner')).toContainText(title);
      await expectNone(customer, 'panel');
      await panel.getByRole('button', { name: PANEL_WORDS.never[lang] }).click();
      await expect(panel).toBeHidden();
    });

    await test.step('switches, snapshot and Worlds', async () => {
      for (const name of ['settings', 'snapshot', 'worlds'] as const) {
        await section(name);
        await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
        await expectNone(visitor, name);
      }
    });

    await test.step('codes are read, the time moves, calls go wrong', async () => {
      await section('real');
      await expectNone(visitor, 'no real server');
      await section('outbox');
      await expect(page.getByRole('status').filter({ hasText: w('noCodes') })).toBeVisible();
      await section('clock');
      const before = (await world.state()).now;
      await page.getByRole('button', { name: w('plusDay') }).click();
      await expect.poll(async () => (await world.state()).now.slice(0, 10)).not.toBe(before.slice(0, 10));
      await page.getByRole('switch', { name: w('freeze') }).click({ force: true });
      await expect(page.getByRole('banner')).toContainText(w('frozen'));
      await expectNone(visitor, 'clock');
      await section('faults');
      await page.getByRole('button', { name: w('presetDown') }).click();
      const end = page.getByRole('button', { name: new RegExp(w('endOf', { what: '' })) });
      await expect(end).toHaveCount(1);
      expect((await page.request.get('/api/n/menu/all')).status()).toBe(503);
      await expectNone(visitor, 'faults');
      await end.click();
      await expect(page.getByText(w('noFaults'))).toBeVisible();
      expect((await page.request.get('/api/n/menu/all')).status()).toBe(200);
    });

    await test.step('the recording of all that replays', async () => {
      await section('recording');
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: w('saveRecording') }).click();
      const file = await readFile(await (await saved).path(), 'utf8');
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: w('chooseRecording') }).click();
      const buffer = Buffer.from(file);
      await (await chooser).setFiles({ name: 'bug.recording.json', mimeType: 'application/json', buffer });
      await page.getByRole('button', { name: w('playAll') }).click();
      // Safe: defined in openapi/control.yaml.
      const { steps } = JSON.parse(file) as { steps: unknown[] };
      await expect(page.getByText(w('replayPassed', { count: String(steps.length) }))).toBeVisible();
      await expect(page.getByRole('banner')).toContainText(title);
      await expectNone(visitor, 'recording');
    });

    await test.step('a call of the contract is found, read and tried as a persona; nobody else is asked', async () => {
      const foreign: string[] = [];
      page.on('request', (request) => {
        const { protocol, host } = new URL(request.url());
        if (protocol.startsWith('http') && host !== new URL(page.url()).host) foreign.push(request.url());
      });
      await section('contract');
      await page.getByRole('textbox', { name: w('findCall') }).fill('unread');
      await page.getByRole('link', { name: 'countMessages' }).click();
      const call = page.getByRole('article', { name: 'countMessages' });
      await expect(call).toContainText('mocks/handlers/inbox/index.ts');
      const sendAs = page.getByRole('combobox', { name: w('sendAs') });
      await sendAs.fill('agency');
      await page.getByRole('option', { name: /^agency/ }).click();
      await expect(sendAs).toHaveValue(/^agency/);
      await call.getByRole('button', { name: { zh: '发送', en: 'Execute' }[lang], exact: true }).click();
      const answer = call
        .getByRole('table')
        .filter({ has: page.getByRole('heading', { name: { zh: '响应内容', en: 'Response body' }[lang] }) });
      await expect(answer).toContainText('"code": 1');
      await expectNone(visitor, 'contract');
      expect(foreign).toEqual([]);
      const [last] = await world.requests();
      expect(last).toMatchObject({ operationId: 'countMessages', userId: 'u-agency', status: 200 });
      await call.getByRole('link', { name: w('itsRequests') }).click();
      await expect(page.getByRole('textbox', { name: w('filterRequests') })).toHaveValue('countMessages');
      await expect(page.getByRole('listitem').filter({ hasText: 'agency' })).toHaveCount(1);
    });

    await test.step('somebody else signs in where the World stands', async () => {
      await section('situations');
      const people = page.getByRole('combobox', { name: w('people') });
      await people.fill('agency');
      await page.getByRole('option', { name: /^agency/ }).click();
      await expect.poll(async () => (await world.state()).persona).toBe('agency');
      await expect(page.getByRole('banner')).toContainText(title);
    });
  },
);
