import { describe, expect, it } from 'vitest';
import { mockServerOfTest } from '../../support/mock-server.ts';
import type { Recording } from '#mocks/recording/format.ts';
import { openBench } from '../support.ts';
import { applied, PDF, recordingOf, upload } from '../recording/journey.ts';
import { ofEachTest } from '../../support/of-each-test.ts';

const bench = ofEachTest(() => openBench());

type Line = Readonly<Record<string, unknown>>;

async function post(body: unknown, world?: string): Promise<{ status: number; lines: Line[] }> {
  const { response } = await bench.control('POST', '/replay', body, world);
  const text = await response.text();
  return {
    status: response.status,
    lines: text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line),
  };
}

const operations = ({ steps }: Recording) => steps.map(({ operation, kind }) => operation ?? kind);

describe('POST /replay', () => {
  it('tells line by line how it goes, in the end the whole', async () => {
    await applied(bench);
    const recording = await recordingOf(bench);
    const { status, lines } = await post({ recording }, 'other');
    expect([status, lines.length]).toEqual([200, recording.steps.length + 1]);
    expect(lines[0]).toEqual({ n: 1, of: 12, kind: 'call', operation: 'getCaptcha', passed: true });
    expect(lines.at(-1)).toEqual({ done: true, steps: 12, of: 12, passed: true });
  });

  it('signs in again in the language of the sign-in', async () => {
    for (const path of ['/?scenario=stage-10', '/__mock/as/agency'])
      await bench.open(path, { 'accept-language': 'en-US' });
    const recording = await recordingOf(bench);
    expect(recording.steps.map(({ kind, language }) => [kind, language])).toEqual([
      ['login', 'en'],
      ['login', 'en'],
    ]);
    expect((await post({ recording }, 'other')).lines.at(-1)).toMatchObject({ passed: true, steps: 2 });
  });

  it('leaves the World at the step, where somebody goes on by hand, back and forth', async () => {
    const id = await applied(bench);
    const recording = await recordingOf(bench);
    const at = recording.steps.findIndex(({ operation }) => operation === 'getQuote') + 1;
    await post({ recording, until: at });
    expect(operations(await recordingOf(bench))).toEqual(operations(recording).slice(0, at));
    const token = await bench.login('certified');
    const { data } = (await bench.call('POST', '/api/p/price/info', { token, body: { id } })).json;
    expect(data).toMatchObject({ status: 1 });
    const quote = data as { id: string };
    const refused = await bench.call('POST', '/api/p/price/refuse', { token, body: { id: quote.id } });
    expect(refused.json.code).toBe(1);
    // What was done by hand is in the recorder of that World, and plays again.
    const gone = await recordingOf(bench);
    expect(gone.incomplete).toBeUndefined();
    expect(operations(gone).slice(at)).toEqual(['login', 'getQuote', 'refuseQuote']);
    expect((await post({ recording: gone }, 'third')).lines.at(-1)).toMatchObject({ passed: true });
    // Forth again: the first recording knows nothing of that.
    await post({ recording });
    expect(bench.mock.worlds.get('default').store.quotes.get(quote.id)?.status).toBe(2);
  });

  it('goes back to before the first step, where nothing is compared', async () => {
    await bench.login('certified');
    const recording = await recordingOf(bench);
    const { lines } = await post({ recording, until: 0 });
    expect(lines).toEqual([{ done: true, steps: 0, of: 0, passed: true }]);
    expect((await recordingOf(bench)).steps).toEqual([]);
  });

  it('plays what happened after the clock was put back to before the start', async () => {
    await bench.control('POST', '/clock', { now: '2020-01-01T09:00:00+08:00' });
    await bench.call('GET', '/api/n/menu/all');
    const recording = await recordingOf(bench);
    expect(recording.steps.map(({ at }) => at < 0)).toEqual([false, true]);
    expect((await post({ recording }, 'other')).lines.at(-1)).toMatchObject({ steps: 2, passed: true });
  });

  it('lets the clock go on unless the recording had stopped it', async () => {
    await bench.control('POST', '/clock', { advanceMs: 1000, frozen: true });
    await bench.control('POST', '/clock', { frozen: false });
    const recording = await recordingOf(bench);
    await post({ recording, until: 1 });
    expect(bench.mock.worlds.get('default').clock.frozen).toBe(true);
    await post({ recording });
    expect(bench.mock.worlds.get('default').clock.frozen).toBe(false);
  });

  it('finds a large file in the World that it came from', async () => {
    await upload(bench, await bench.login('certified'), PDF + ' '.repeat(300_000), 'large.pdf');
    const recording = await recordingOf(bench);
    expect((await post({ recording }, 'elsewhere')).lines.at(-1)).toMatchObject({
      passed: false,
      first: { problem: expect.stringMatching(/"large.pdf".* is not in the recording/) as string },
    });
    expect((await post({ recording })).lines.at(-1)).toMatchObject({ passed: true });
  });
});

it('over HTTP each line comes when its step is played, and who goes away ends the replay', async () => {
  await applied(bench);
  const recording = await recordingOf(bench);
  const server = await mockServerOfTest({ mock: bench.mock });
  const init = { method: 'POST', body: JSON.stringify({ recording }), headers: { 'x-mock-world': 'http' } };
  const response = await fetch(`${server.origin}/__mock/api/replay`, init);
  expect(response.headers.get('content-type')).toBe('application/x-ndjson');
  expect(response.headers.get('content-length')).toBeNull();
  expect((await response.text()).trim().split('\n')).toHaveLength(13);
  const again = await fetch(`${server.origin}/__mock/api/replay`, init);
  await again.body?.cancel();
  expect((await fetch(`${server.origin}/__mock/api/world`)).status).toBe(200);
});
