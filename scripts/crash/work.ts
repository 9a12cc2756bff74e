/** Work in one World while its server is killed: resets, logins, uploads, operator steps, faults, snapshots, deletions. */
import { rng } from '#mocks/lib/random.ts';
import { WORLD_HEADER } from '#mocks/world/world-id.ts';

const SCENARIOS = ['default', 'contract-waiting', 'lca-correction', 'empty'];
const NOW = '2026-11-20T09:00:00+08:00';
/** Sizes of uploads, bytes; large ones make a kill during the write likely. */
const UPLOAD_SIZES = [2_000, 60_000, 1_500_000];
/** Uploads before a World is reset. */
const UPLOADS_MAX = 12;

export interface Step {
  readonly name: string;
  /** Creates a request, because a body can be read only once. */
  readonly request: (origin: string) => Request;
}

/** Endless, deterministic steps of one World. Pass the JSON answer of the last step to `next`. */
export function* work(world: string): Generator<Step, never, unknown> {
  const random = rng(`crash:${world}`);
  const headers = { [WORLD_HEADER]: world };
  const control = (name: string, method: string, path: string, body?: unknown): Step => {
    const init = {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    };
    return { name, request: (origin) => new Request(`${origin}/__mock/api${path}`, init) };
  };
  const upload = (n: number, token: string): Step => {
    const mark = random.text(24, 'abcdefghijklmnopqrstuvwxyz');
    const text = `%PDF-1.7\n${mark.padEnd(random.pick(UPLOAD_SIZES), mark)}\n%%EOF\n`;
    const form = new FormData();
    form.append('file', new File([text], `report-${n}.pdf`, { type: 'application/pdf' }));
    form.append('businessType', 'LCA');
    form.append('reportType', 'LCA_REPORT');
    const init = { method: 'POST', headers: { ...headers, authorization: token }, body: form };
    return { name: 'upload', request: (origin) => new Request(`${origin}/p/attachment/upload`, init) };
  };
  function* login(): Generator<Step, string, unknown> {
    const persona = random.pick(['certified', 'agency']);
    // Shape per openapi/control.yaml.
    return ((yield control('login', 'POST', '/login', { persona })) as { token: string }).token;
  }
  for (let n = 0; ;) {
    const base = { scenario: random.pick(SCENARIOS), seed: random.int(1, 9), now: NOW };
    yield control('reset', 'POST', '/reset', base);
    yield control('clock', 'POST', '/clock', { now: NOW, frozen: true });
    let token = yield* login();
    let kept: unknown;
    for (let uploads = 0; uploads < UPLOADS_MAX;) {
      n += 1;
      const roll = random.next();
      if (roll < 0.4) {
        yield upload(n, token);
        uploads += 1;
      } else if (roll < 0.7) {
        const message = { userId: 'u-certified', zh: `第 ${n} 步`, en: `Step ${n}` };
        yield control('operator', 'POST', '/operator/sendMessage', message);
      } else if (roll < 0.8) {
        yield control('faults', 'PUT', '/faults', [{ operationId: 'confirmQuote', kind: 'delay', value: n }]);
      } else if (roll < 0.87) {
        yield control('clock', 'POST', '/clock', { advanceMs: 60_000 });
      } else if (roll < 0.92) {
        token = yield* login();
      } else if (roll < 0.96) {
        if (kept !== undefined) {
          yield control('restore', 'PUT', '/snapshot', kept);
          token = yield* login();
        } else kept = yield control('snapshot', 'GET', '/snapshot');
      } else {
        if (roll >= 0.98) yield control('delete', 'DELETE', `/worlds/${world}`);
        break;
      }
    }
  }
}
