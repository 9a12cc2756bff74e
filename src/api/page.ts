import { ProtocolError } from '#src/lib/errors.ts';
import { nameOf, watched } from './drift.ts';
import { answerOf, parseJson, readEnvelope } from './client.ts';

interface TextAnswer {
  data?: string;
  error?: unknown;
  response: Response;
}

/** Also reads a page from the `data` of an envelope, whose refusal is thrown. Call with `parseAs: 'text'`. */
export async function unwrapPage(call: Promise<TextAnswer>): Promise<string> {
  return watched(nameOf(call), async () => {
    const { data: text = '', response } = await answerOf(call);
    if (response.headers.get('content-type')?.includes('json') !== true) return text;
    const page = readEnvelope(parseJson(text));
    if (typeof page !== 'string') {
      throw new ProtocolError('The answer holds no page.', { drift: { pointer: '/data', value: page } });
    }
    return page;
  });
}
