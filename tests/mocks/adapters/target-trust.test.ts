/** `npm run dev -- --target https://…`: which certificates are trusted, and the messages for others. */
import { createServer as createHttp, type RequestListener, type Server } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listening } from '../../support/listening.ts';
import { proxyCall } from '#mocks/adapters/proxy-call.ts';
import { TARGET_ENV, targetFrom } from '#scripts/vite/target.ts';
import { selfSigned } from '../../support/certificate.ts';
import { must } from '../../support/must.ts';
import { folderOfFile } from '../../support/temporary-folder.ts';

/** Requests to the real server. */
const asked: string[] = [];
const folder = folderOfFile();
const running: Server[] = [];

const real: RequestListener = ({ url = '' }, response) => {
  asked.push(url);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end('{"code":1,"message":"real","data":null}');
};

async function listen(server: Server): Promise<string> {
  running.push(server);
  return listening(server);
}

/** Starts only the proxy with such a target; faster than the mock. */
async function between(env: Record<string, string>): Promise<string> {
  const given = must(targetFrom(env));
  const { server, trust } = given;
  return `http://${await listen(createHttp((message, response) => void proxyCall(server, trust, message, response)))}`;
}

interface Answer {
  code: number;
  message: string;
}

/** Calls that address in English. */
async function ask(at: string): Promise<Answer> {
  const answer = await fetch(`${at}/n/user/verify`, { headers: { 'accept-language': 'en' } });
  // Safe: an envelope; the tests check its content.
  return (await answer.json()) as Answer;
}

beforeEach(() => {
  asked.length = 0;
});
afterAll(async () => {
  for (const server of running) await new Promise<void>((done) => server.close(() => done()));
});

describe('a server whose certificate nobody knows', () => {
  const { key, cert } = selfSigned();
  let address: string;
  beforeAll(async () => {
    address = `https://${await listen(createHttps({ key, cert }, real))}`;
    writeFileSync(join(folder, 'ca.pem'), cert);
  });
  const answerOf = async (env: Record<string, string>): Promise<Answer> =>
    ask(await between({ [TARGET_ENV.origin]: address, ...env }));

  it('is not believed, and the reason names both ways out', async () => {
    const { code, message } = await answerOf({});
    expect(code).toBe(502);
    expect(message).toMatch(/not trusted \(DEPTH_ZERO_SELF_SIGNED_CERT\).*--ca file\.pem.*--insecure/);
    expect(asked).toEqual([]);
  });

  it('is believed when its authority is named', async () => {
    expect(await answerOf({ [TARGET_ENV.ca]: join(folder, 'ca.pem') })).toMatchObject({ message: 'real' });
  });

  it('is not believed for the authority of another', async () => {
    writeFileSync(join(folder, 'other.pem'), selfSigned().cert);
    expect(await answerOf({ [TARGET_ENV.ca]: join(folder, 'other.pem') })).toMatchObject({ code: 502 });
  });

  it('is believed when anything is', async () => {
    expect(await answerOf({ [TARGET_ENV.insecure]: '1' })).toMatchObject({ message: 'real' });
  });

  it('that has run out is not believed for its own authority', async () => {
    const old = selfSigned(new Date(Date.now() - 1000));
    writeFileSync(join(folder, 'old.pem'), old.cert);
    const at = await between({
      [TARGET_ENV.origin]: `https://${await listen(createHttps(old, real))}`,
      [TARGET_ENV.ca]: join(folder, 'old.pem'),
    });
    const { message } = await ask(at);
    expect(message).toContain('CERT_HAS_EXPIRED');
  });
});

it('http where the server speaks none, and names that nobody knows, are told apart', async () => {
  const plain = await listen(createHttp(real));
  const asking = async (server: string): Promise<string> => {
    return (await ask(await between({ [TARGET_ENV.origin]: server }))).message;
  };
  expect(await asking(`https://${plain}`)).toContain('does not speak TLS');
  expect(await asking('http://no-such-host.invalid')).toContain('is not known here');
});
