import { describe, expect, it } from 'vitest';
import { captchaVerification, decryptPoint, encryptPoint } from '#mocks/captcha/crypto.ts';
import { vectors } from './vectors.json';

describe('captcha encryption', () => {
  it('has all twelve vectors', () => {
    expect(vectors).toHaveLength(12);
  });

  it.each(vectors)('$note', ({ secretKey, point, ciphertext, token, captchaVerification: proof }) => {
    expect(encryptPoint(point, secretKey)).toBe(ciphertext);
    expect(decryptPoint(ciphertext, secretKey)).toBe(point);
    expect(captchaVerification(token, point, secretKey)).toBe(proof);
  });

  it('stays plain without a key', () => {
    expect(encryptPoint('{"x":1,"y":5}', null)).toBe('{"x":1,"y":5}');
    expect(decryptPoint('{"x":1,"y":5}', '')).toBe('{"x":1,"y":5}');
    expect(captchaVerification('t', 'p', null)).toBe('t---p');
  });

  it('answers null to a wrong key, plain text, damaged text and nothing', () => {
    const sent = encryptPoint('{"x":123,"y":5}', 'XwKsGlMcdPMEhR1B');
    expect(decryptPoint(sent, 'abcdefghijklmnop')).toBeNull();
    expect(decryptPoint('{"x":123,"y":5}', 'XwKsGlMcdPMEhR1B')).toBeNull();
    expect(decryptPoint(sent.replace('+', ' ').slice(0, -4), 'XwKsGlMcdPMEhR1B')).toBeNull();
    expect(decryptPoint(`${sent} `, 'XwKsGlMcdPMEhR1B')).toBeNull();
    expect(decryptPoint('', 'XwKsGlMcdPMEhR1B')).toBeNull();
  });
});
