/** A request without `fetch`: its body goes out part by part and says no length, and its answer is read while it comes. */
import { request, type IncomingHttpHeaders } from 'node:http';

export interface RawAnswer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** False if the connection was closed before. */
  isWhole: boolean;
}

export type HowToSend = [
  method?: string,
  headers?: Record<string, string>,
  parts?: readonly (string | Buffer)[],
];

export function rawRequest(
  url: string,
  ...[method = 'GET', headers = {}, parts = []]: HowToSend
): Promise<RawAnswer> {
  return new Promise((done, fail) => {
    const sending = request(url, { method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      const end = (): void => {
        const { statusCode: status, headers: came, complete: isWhole } = answer;
        done({ status, headers: came, body: Buffer.concat(chunks), isWhole });
        sending.destroy();
      };
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer
        .on('error', () => undefined)
        .on('end', end)
        .on('close', end);
    }).on('error', fail);
    for (const part of parts) sending.write(part);
    sending.end();
  });
}
