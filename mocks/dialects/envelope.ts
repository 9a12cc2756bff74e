/** Dialects of the envelope and of HTTP around it. */
import { isObject, ofEnvelope, type Json, type Leaving, type Spoken } from './dialect.ts';

function renamed(envelope: Json, from: string, to: string): Json {
  return Object.fromEntries(
    Object.entries(envelope).map(([name, value]) => [name === from ? to : name, value]),
  );
}

export const codeAsText = ofEnvelope((envelope) =>
  'code' in envelope ? { ...envelope, code: String(envelope['code']) } : envelope,
);

export const msg = ofEnvelope((envelope) => renamed(envelope, 'message', 'msg'));

/** The codes of AJ-Captcha have four digits; ours are its numbers, except 0001, which is our 0. */
function repCode(code: unknown): string {
  if (code === 1) return '0000';
  return code === 0 ? '0001' : String(code).padStart(4, '0');
}

/** A stock AJ-Captcha controller, which knows nothing of the portal's envelope. */
export const bareCaptcha = (leaving: Leaving, { operation }: Spoken): Leaving => {
  const { json } = leaving;
  if ((operation !== 'getCaptcha' && operation !== 'checkCaptcha') || !isObject(json)) return leaving;
  const { code, message, data = null } = json;
  const isPassed = code === 1;
  return {
    ...leaving,
    json: {
      repCode: repCode(code),
      repMsg: isPassed ? null : message,
      repData: data,
      success: isPassed,
    },
  };
};

/** Where a server with a login page of its own leads. */
export const LOGIN_PAGE = '/sso/login';

/** As Spring Security does without further words. */
export const loginRedirect = (leaving: Leaving): Leaving =>
  leaving.status === 401 ? { status: 302, headers: { location: LOGIN_PAGE }, body: null } : leaving;

export const refusalsAs200 = (leaving: Leaving): Leaving =>
  leaving.status >= 400 && isObject(leaving.json) ? { ...leaving, status: 200 } : leaving;

export const textPlain = (leaving: Leaving): Leaving =>
  leaving.json === undefined
    ? leaving
    : { ...leaving, headers: { ...leaving.headers, 'content-type': 'text/plain;charset=UTF-8' } };
