import { describe, expect, it } from 'vitest';
import { readRecording } from '#mocks/recording/read.ts';
import { recordingText } from '#mocks/recording/write.ts';
import { PERSONA_PASSWORD } from '#mocks/seed/personas.ts';
import { RECORDER_BYTES } from '#mocks/world/recorder.ts';
import { clientOf, openBench } from '../support.ts';
import { applied, emailLogin, lastCode, PDF, phoneLogin, recordingOf, solved, upload } from './journey.ts';
import { failures, playIn } from './players.ts';
import { ofEachTest } from '../../support/of-each-test.ts';
import { must } from '../../support/must.ts';
import { putUpload } from '../world/rows.ts';

const bench = ofEachTest(() => openBench());

const step = async (operation: string) =>
  must((await recordingOf(bench)).steps.find((one) => one.operation === operation));

describe('a recording', () => {
  it('comes over the control API as the command writes it: a line for each value', async () => {
    await applied(bench);
    const { response } = await bench.control('GET', '/recording');
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.text()).toBe(recordingText(await recordingOf(bench)));
  });

  it('holds no password, token, code or answer of a puzzle, whatever was typed', async () => {
    await applied(bench);
    await emailLogin(bench, PERSONA_PASSWORD);
    await emailLogin(bench, 'Wrong2026');
    await emailLogin(bench, 'short');
    const plain = { userAccount: 'certified@example.com', userPassword: 'Typed2026' };
    await bench.call('POST', '/api/n/user/email/login', { body: plain });
    await bench.call('GET', '/n/user/verify', { token: '0123456789abcdef0123456789abcdef' });
    const used = (await solved(bench, 30)) + (await phoneLogin(bench, '19900000008'));
    await bench.call(
      'GET',
      `/n/attachment/download/token/a-1001?Authorization=${await bench.login('certified')}`,
    );
    const text = recordingText(await recordingOf(bench));
    const { sessions, captchas, sentCodes } = bench.world.store;
    expect(used).toHaveLength(64);
    const secrets = [
      ...sessions.all().map(({ id }) => id),
      ...captchas.all().flatMap(({ id, secretKey, verification }) => [id, secretKey, verification ?? id]),
      ...sentCodes.all().map(({ code }) => `"${code}"`),
      ...[PERSONA_PASSWORD, 'Wrong2026', 'Typed2026', '"short"', '0123456789abcdef0123456789abcdef'],
    ];
    expect(secrets.length).toBeGreaterThan(15);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    // Nothing encrypted either: whoever has the key could read it.
    expect(text).not.toMatch(/"[A-Za-z0-9+/]{65,}={0,2}"/);
    for (const name of [
      'password.certified',
      'password.new.1',
      'password.weak.1',
      'clear.new.2',
      'captcha.2.wrong',
    ])
      expect(text).toContain(`"{{${name}}}"`);
  });

  it('keeps small files, and of large ones name and digest', async () => {
    const token = await bench.login('certified');
    await upload(bench, token, PDF + ' '.repeat(300_000), 'large.pdf');
    const [part] = (await step('uploadAttachment')).request.form ?? [];
    expect(part).toMatchObject({ file: { name: 'large.pdf', size: 300_000 + PDF.length } });
    expect(JSON.stringify(part)).not.toContain('base64');
  });

  it('leaves an id that no answer had shown, and braces that somebody typed, as they are', async () => {
    const token = await bench.login('certified');
    const body = {
      information: 'app-1001 {{session.1}}',
      phone: '19900000007',
      mail: 'certified@example.com',
    };
    await bench.call('POST', '/api/p/suggest/save', { token, body });
    expect((await step('submitFeedback')).request.body).toMatchObject({
      information: 'app-1001 {{"{{"}}session.1}}',
    });
  });

  it('holds calls that the contract does not know, refusals, and what went wrong on purpose', async () => {
    await bench.call('GET', '/api/nothing');
    await bench.control('PUT', '/faults', [
      { operationId: 'getGpi', kind: 'network', times: 1 },
      { operationId: 'listPcrs', kind: 'malformed', times: 1 },
    ]);
    await bench.call('GET', '/api/n/gpi/new');
    await bench.call('GET', '/p/pcr/list');
    await bench.call('GET', '/p/company/list', { token: 'no token' });
    const { steps } = await recordingOf(bench);
    expect(steps.map(({ operation, answer }) => [operation, answer?.status, answer?.broken])).toEqual([
      [null, 404, undefined],
      [null, 200, undefined],
      ['getGpi', 0, undefined],
      ['listPcrs', 200, true],
      ['listCompanies', 401, undefined],
    ]);
    expect(steps.at(-1)?.who).toBe('{{unknown}}');
  });

  it('keeps a call whose body nobody could read, and does not compare its answer', async () => {
    await bench.call('POST', '/n/user/login/uc', { body: '{"mobile":"1' });
    const { request, answer } = await step('loginByPhone');
    expect([request.body, answer]).toEqual([undefined, null]);
  });

  it('gives the time at which an answer was made, not that at which its call came', async () => {
    await bench.control('PUT', '/faults', [{ operationId: 'getGpi', kind: 'delay', value: 5000 }]);
    const sleep = (advanceMs: number) => Promise.resolve(bench.world.clock.set({ advanceMs }));
    await clientOf({ ...bench.mock, sleep }).call('GET', '/api/n/gpi/new');
    const [faults, call] = (await recordingOf(bench)).steps;
    expect((call?.at ?? 0) - (faults?.at ?? 0)).toBe(5000);
  });

  it('begins with the snapshot that a World came from, without its secrets, and knows them in the steps', async () => {
    const token = await phoneLogin(bench, '19900000007');
    const code = await lastCode(bench);
    bench.world.store.users.update('u-certified', { password: 'Changed2026' });
    await bench.mock.worlds.restore('default', bench.world.snapshot());
    await bench.call('GET', '/n/user/verify', { token });
    const body = { mobile: '19900000007', password: code };
    await bench.call('POST', '/n/user/login/uc', { body });
    const recording = await recordingOf(bench);
    expect(recording).not.toHaveProperty('incomplete');
    expect(recording.steps.map(({ who }) => who)).toEqual(['{{session.b1}}', null]);
    expect(recording.steps[1]?.request.body).toMatchObject({ password: '{{code.before.1}}' });
    expect(recording.snapshot?.state).toMatchObject({
      rows: {
        sessions: { rows: [{ id: '{{session.b1}}', userId: 'u-certified' }] },
        sentCodes: { rows: [{ code: '{{code.before.1}}' }] },
        users: { rows: [{ id: 'u-certified', password: '{{clear.new.1}}' }] },
      },
    });
    for (const secret of [token, code, 'Changed2026'])
      expect(JSON.stringify(recording)).not.toContain(secret);
    expect(failures(await playIn(bench.mock, readRecording(JSON.parse(recordingText(recording)))))).toEqual(
      [],
    );
  });

  it('says of a snapshot that is too large that it is not kept', async () => {
    putUpload(bench.world, 'a-large', 'x'.repeat(RECORDER_BYTES + 4));
    await bench.mock.worlds.restore('default', bench.world.snapshot());
    const recording = await recordingOf(bench);
    expect(recording).not.toHaveProperty('snapshot');
    expect(recording.incomplete).toMatch(/larger than 20 MB/);
  });

  it('begins with what a link has set', async () => {
    await bench.open('/?scenario=quote-issued&faults=getGpi:status:503:1');
    const { base, steps } = await recordingOf(bench);
    expect(base.scenario).toBe('quote-issued');
    expect(steps.map(({ kind, request }) => [kind, request.body])).toEqual([
      ['faults', [{ operationId: 'getGpi', kind: 'status', value: 503, times: 1 }]],
      ['login', { persona: 'certified' }],
    ]);
    expect(steps[1]?.answer?.json).toMatchObject({ token: '{{session.1}}' });
  });
});
