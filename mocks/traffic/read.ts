/** Reads imported traffic in any supported format. */
import { FILE_JSON, JsonLimitError, parseWithin } from '../lib/checked-json.ts';
import { exchangesOfCurl, isCurl } from './curl.ts';
import { TrafficError, type Traffic } from './exchange.ts';
import { exchangesOfHar, isHar } from './har.ts';
import { exchangesOfPostman, isPostman } from './postman.ts';

const UNKNOWN = new TrafficError(
  'This is no HAR, no curl line and no Postman collection (v2.1)',
  '该文件不是 HAR、curl 命令或 Postman 集合（v2.1）',
);

function parsed(text: string): unknown {
  try {
    return parseWithin(text, FILE_JSON);
  } catch (error) {
    if (error instanceof JsonLimitError) throw new TrafficError(error.text.en, error.text.zh);
    throw UNKNOWN;
  }
}

/** Bounded in depth and number of values. Throws {@link TrafficError}. */
export async function readTraffic(given: string): Promise<Traffic> {
  // Some programs write a byte order mark.
  const text = given.replace(/^\uFEFF/, '');
  if (isCurl(text)) return { source: 'curl', exchanges: await exchangesOfCurl(text) };
  const json = parsed(text);
  if (isHar(json)) return { source: 'har', exchanges: await exchangesOfHar(json) };
  if (isPostman(json)) return { source: 'postman', exchanges: exchangesOfPostman(json) };
  throw UNKNOWN;
}
