import { ProtocolError } from '#src/lib/errors.ts';
import { checkStatus, fromTransport, readEnvelope } from './unwrap.ts';

interface TextAnswer {
  data?: string;
  error?: unknown;
  response: Response;
}

/**
 * Reads a page of HTML. A JSON body is an envelope: its refusal is thrown, its text is the page. Call with
 * `parseAs: 'text'`.
 * @throws NetworkError | HttpError | ProtocolError | BusinessError
 */
export async function unwrapPage(call: Promise<TextAnswer>): Promise<string> {
  let answer: TextAnswer;
  try {
    answer = await call;
  } catch (cause) {
    throw fromTransport(cause);
  }
  checkStatus(answer.response);
  const text = answer.data ?? '';
  if (answer.response.headers.get('content-type')?.includes('json') !== true) return text;
  const page = readEnvelope(parsed(text));
  if (typeof page !== 'string') throw new ProtocolError('The answer holds no page.');
  return page;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProtocolError('The answer is not JSON.', { cause });
  }
}
