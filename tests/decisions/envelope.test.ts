import { describe, expect, it } from 'vitest';
import { readEnvelope } from '#src/api/client.ts';
import { BusinessError, ProtocolError } from '#src/lib/errors.ts';

describe('an envelope (decision 4)', () => {
  it.each([1, '1'])('succeeds with code %j [1§8 success and failure]', (code) => {
    expect(readEnvelope({ code, message: 'success', data: [7] })).toEqual([7]);
  });

  it('may have null or no data, no message, and fields that nobody knows', () => {
    expect(readEnvelope({ code: 1, data: null })).toBeNull();
    expect(readEnvelope({ code: '1', traceId: 'x' })).toBeNull();
  });

  it.each([0, '0', 106, '106', -1])(
    'fails with code %j, and keeps code and message [1§8 success and failure]',
    (code) => {
      const read = () => readEnvelope({ code, message: 'USER_LOCKED' });
      expect(read).toThrow(BusinessError);
      expect(read).toThrow(expect.objectContaining({ code: Number(code), serverMessage: 'USER_LOCKED' }));
    },
  );

  it('is refused in the words of `msg` where `message` is missing', () => {
    expect(() => readEnvelope({ code: 500, msg: '系统繁忙' })).toThrow(
      expect.objectContaining({ code: 500, serverMessage: '系统繁忙' }),
    );
  });

  it('may be that of a bare AJ-Captcha core, whose "0001" is no pass', () => {
    expect(readEnvelope({ repCode: '0000', repMsg: null, repData: { token: 't' } })).toEqual({ token: 't' });
    for (const [repCode, code] of [
      ['0001', 0],
      ['6111', 6111],
      ['', 0],
      [null, 0],
    ])
      expect(() => readEnvelope({ repCode, repMsg: '验证失败', repData: null })).toThrow(
        expect.objectContaining({ code, serverMessage: '验证失败' }),
      );
  });

  it.each([
    null,
    'text',
    [],
    {},
    { code: null },
    { code: '' },
    { code: '0001' },
    { code: 1.5 },
    { code: true },
  ])('is none: %j', (body) => {
    expect(() => readEnvelope(body)).toThrow(ProtocolError);
  });
});
