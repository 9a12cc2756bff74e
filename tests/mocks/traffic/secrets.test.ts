/** No secret of a file is in anything that is made of it. */
import { beforeAll, expect, it } from 'vitest';
import { rng, type Rng } from '#mocks/lib/random.ts';
import { recordingText } from '#mocks/recording/write.ts';
import { importTraffic } from '#mocks/traffic/import.ts';
import { readTraffic } from '#mocks/traffic/read.ts';
import { answerSchemas } from '#scripts/conformance/assumptions.ts';
import { judgeHar } from '#scripts/conformance/har.ts';
import { htmlReport } from '#scripts/conformance/html.ts';
import { callLines, jsonReport, junitOf } from '#scripts/conformance/report.ts';
import { loadOpenapi } from '#scripts/openapi/document.ts';
import { summaryLines } from '#scripts/scenario/import-file.ts';
import { harOfJourney, harText, type HarEntry } from './a-har.ts';

const PLANTED = 200;

const SIGNS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const MAKE: Readonly<Record<string, (random: Rng) => string>> = {
  token: (random) => random.text(24, SIGNS),
  jwt: (random) => `eyJ${random.text(16, SIGNS)}.${random.text(20, SIGNS)}.${random.text(20, SIGNS)}`,
  password: (random) => `${random.text(9, SIGNS)}"&%${random.text(3, SIGNS)}`,
  cipher: (random) => `${random.text(170, SIGNS)}==`,
  email: (random) => `${random.text(9, SIGNS).toLowerCase()}@mail.steelmill.cn`,
  phone: (random) => `1${random.pick(['3', '5', '8'])}${random.text(9, '0123456789')}`,
  person: (random) =>
    String.fromCodePoint(...[0x5f20, 0x5200, 0x6700].map((from) => random.int(from, from + 399))),
};

type Json = Record<string, unknown>;
const objectIn = (text: string | undefined): Json | null => {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : null;
  } catch {
    return null;
  }
};

/** The innermost objects to plant in: the value itself, or one of its objects. */
function place(random: Rng, value: Json): Json {
  const inner = Object.values(value)
    .flatMap((one) => (Array.isArray(one) ? one : [one]))
    .filter((one): one is Json => typeof one === 'object' && one !== null && !Array.isArray(one));
  return inner.length > 0 && random.chance(2 / 3) ? place(random, random.pick(inner)) : value;
}

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  token: ['token', 'accessToken', 'sessionId', 'refreshToken', 'apiKey'],
  jwt: ['remark', 'token', 'x'],
  password: ['userPassword', 'newuserAccount', 'oldPassword', 'pwd'],
  cipher: ['userPassword', 'emailpasswordss'],
  email: ['userAccount', 'companyEmail', 'remark', 'mail', 'title'],
  phone: ['mobile', 'phoneNumber', 'companyContactPhone', 'remark', 'note'],
  person: ['userName', 'companyContacts', 'corporation', 'nickname', 'uploader', 'realName'],
};

/** Secrets that are planted, with where. */
const planted = new Map<string, string>();

/** Puts a secret into an object; not over another one, which would then stand nowhere. */
function put(object: Json, field: string, secret: string): boolean {
  const before = object[field];
  if (typeof before === 'string' && planted.has(before)) return false;
  object[field] = secret;
  return true;
}

type Plant = (random: Rng, entry: HarEntry, kind: string, secret: string) => boolean;

/** Places of a HAR that can hold a secret; each says whether it took it. */
const PLACES: Readonly<Record<string, Plant>> = {
  header: (random, { request }, _kind, secret) =>
    request.headers.push({
      name: random.pick(['Authorization', 'X-Auth-Token', 'X-CSRF-Token', 'Cookie']),
      value: `a=${secret}`,
    }) > 0,
  cookie: (_random, { request }, _kind, secret) =>
    request.cookies.push({ name: 'JSESSIONID', value: secret }) > 0,
  setCookie: (_random, { response }, _kind, secret) =>
    response.headers.push({ name: 'Set-Cookie', value: `SESSION=${secret}; Path=/` }) > 0,
  query: (random, { request }, kind, secret) => {
    const url = new URL(request.url);
    url.searchParams.append(random.pick([...(FIELDS[kind] ?? []), 'Authorization', 'sign']), secret);
    request.url = url.href;
    return true;
  },
  body: (random, { request }, kind, secret) => {
    const body = objectIn(request.postData?.text);
    if (body === null || request.postData === undefined) return false;
    if (!put(place(random, body), random.pick(FIELDS[kind] ?? []), secret)) return false;
    request.postData.text = JSON.stringify(body);
    return true;
  },
  form: (random, { request }, kind, secret) => {
    const params = request.postData?.params;
    return params !== undefined && params.push({ name: random.pick(FIELDS[kind] ?? []), value: secret }) > 0;
  },
  answer: (random, { response }, kind, secret) => {
    const json = objectIn(response.content.text);
    if (json === null) return false;
    if (!put(place(random, json), random.pick(FIELDS[kind] ?? []), secret)) return false;
    response.content.text = JSON.stringify(json);
    return true;
  },
};
/** A known secret repeated in the words of an answer. */
function repeated({ response }: HarEntry, secret: string): void {
  const json = objectIn(response.content.text);
  if (json !== null) response.content.text = JSON.stringify({ ...json, message: `见 ${secret}。` });
}

let journeys: HarEntry[];
beforeAll(async () => {
  journeys = [...(await harOfJourney('registration')), ...(await harOfJourney('certification'))];
});

it.each([1, 2])('200 planted secrets are in nothing that is written (seed %i)', async (seed) => {
  const random = rng(seed);
  const entries = structuredClone(journeys);
  planted.clear();
  while (planted.size < PLANTED) {
    const kind = random.pick(Object.keys(FIELDS));
    const where = random.pick(Object.keys(PLACES));
    const secret = MAKE[kind]?.(random) ?? '';
    if (PLACES[where]?.(random, random.pick(entries), kind, secret) === true) {
      planted.set(secret, `${kind} in ${where}`);
      if (random.chance(0.25)) repeated(random.pick(entries), secret);
    }
  }
  const text = harText(entries);
  const { recording, summary } = await importTraffic(await readTraffic(text));
  const { base, reports } = await judgeHar(text, answerSchemas(await loadOpenapi('openapi/portal.yaml')));
  const at = new Date(0);
  const written = [
    recordingText(recording),
    JSON.stringify(summary),
    ...summaryLines(summary),
    jsonReport(base, at, reports),
    junitOf(base, reports),
    htmlReport(base, at, reports, []),
    ...reports.flatMap((report) => callLines(report)),
  ].join('\n');
  const found = [...planted].filter(([secret]) =>
    [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)].some((form) =>
      written.includes(form),
    ),
  );
  expect(found.map(([secret, where]) => `${where}: ${secret}`)).toEqual([]);
  // Guards against an empty recording: most of the planted secrets were removed and counted.
  expect(recording.steps.length).toBeGreaterThan(50);
  expect(summary.removed.reduce((sum, { values }) => sum + values, 0)).toBeGreaterThan(PLANTED / 2);
});
