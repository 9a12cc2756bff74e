/** A proxy between portal and server that judges each call while a person uses the portal. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forward, forwarded } from '#mocks/adapters/proxy-call.ts';
import { routes } from '#mocks/core/route-index.ts';
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import type { AnswerSchemas } from './assumptions.ts';
import { excerptOf } from './evidence.ts';
import { judge } from './judge.ts';
import { callOf, verdictOf, type CallReport, type Verdict } from './run.ts';
import { messageOf } from '../lib/command-line.ts';

export interface ProxyOptions {
  readonly base: string;
  /** 0 picks a free port. */
  readonly port: number;
  readonly schemas: AnswerSchemas;
  readonly onCall: (report: CallReport, isNews: boolean) => void;
}

export interface Proxy {
  readonly origin: string;
  /** The worst result of each call. */
  reports(): CallReport[];
  close(): Promise<void>;
}

const RANK: readonly Verdict[] = ['skipped', 'agrees', 'confirmed', 'less', 'drifts', 'broken', 'differs'];

export function keepWorst(worst: Map<OperationId, CallReport>, report: CallReport): void {
  const before = worst.get(report.operation);
  if (before === undefined || RANK.indexOf(report.verdict) >= RANK.indexOf(before.verdict))
    worst.set(report.operation, report);
}

async function read(message: IncomingMessage): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  // Buffers: the stream has no encoding.
  for await (const part of message) parts.push(part as Uint8Array);
  return Buffer.concat(parts);
}

export async function startProxy({ base, port, schemas, onCall }: ProxyOptions): Promise<Proxy> {
  const target = new URL(base);
  const worst = new Map<OperationId, CallReport>();
  const known = new Set<string>();

  const note = (operation: OperationId, received: IncomingMessage, bytes: Buffer): void => {
    const status = received.statusCode ?? 0;
    const contentType = received.headers['content-type'] ?? null;
    const location = received.headers.location ?? null;
    // A person may trigger refusals: only their shape is checked.
    const judgement = judge(schemas, operation, { status, contentType, bytes, location }, undefined, true);
    const report: CallReport = {
      ...judgement,
      operation,
      call: callOf(operation),
      verdict: verdictOf(judgement),
      ...(judgement.differences.length === 0 ? {} : { excerpt: excerptOf(bytes, contentType, null) }),
    };
    const lines = [
      ...judgement.differences.map(({ place, says }) => `${operation} ${place} ${says.en}`),
      ...judgement.drifts.map(({ kind }) => `${operation} ${kind}`),
      ...judgement.losses.map(({ field }) => `${operation} without ${field}`),
    ];
    const isNews = lines.some((line) => !known.has(line));
    for (const line of lines) known.add(line);
    keepWorst(worst, report);
    onCall(report, isNews);
  };

  const answer = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const received = await forward(target, message);
    const { pathname } = new URL(message.url ?? '/', base);
    const route = routes.find(message.method ?? 'GET', pathname);
    response.writeHead(received.statusCode ?? 502, forwarded(received.headers));
    if (route === null) {
      received.pipe(response);
      return;
    }
    const bytes = await read(received);
    response.end(bytes);
    note(route.operationId, received, bytes);
  };

  const server = createServer((message, response) => {
    answer(message, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else
        response
          .writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
          .end(`${base} does not answer: ${messageOf(error)}\n`);
    });
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', done);
  });
  // An AddressInfo: it listens on a TCP port, not on a pipe.
  const address = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${address.port}`,
    reports: () => [...worst.values()],
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
