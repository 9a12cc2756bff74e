import { describe, expect, it } from 'vitest';
import {
  judgePuzzle,
  judgeWords,
  captchaVerification,
  decryptPoint,
  encryptPoint,
} from '#mocks/captcha/judge.ts';
import { vectors } from './vectors.json';

describe('captcha encryption', () => {
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

const answer = { x: 150, y: 5 };

describe('judgePuzzle', () => {
  it.each([
    ['{"x":150,"y":5}', 'pass'],
    ['{"y":5,"x":150}', 'pass'],
    ['{"x": 150,"y": 5}', 'pass'],
    ['{"x":"150","y":"5"}', 'pass'],
    ['{"x":150,"y":5,"t":1}', 'pass'],
    ['{"x":145,"y":5}', 'pass'],
    ['{"x":144.99,"y":5}', 'wrong'],
    ['{"x":155.99,"y":5}', 'pass'],
    ['{"x":156,"y":5}', 'wrong'],
    ['{"x":150,"y":5.9}', 'pass'],
    ['{"x":150,"y":6}', 'wrong'],
    ['{"x":150, "y":5}', 'wrong'],
    ['{ "x":150,"y":5}', 'wrong'],
    // A blank before the brace ends up before the key.
    [' {"x":150,"y":5}', 'wrong'],
    ['{"x":150,"y":5} ', 'pass'],
    ['{"y":5}', 'wrong'],
    ['{"x":,"y":5}', 'malformed'],
    ['{"x":null,"y":5}', 'malformed'],
    ['not json', 'malformed'],
    ['', 'malformed'],
    ['{}', 'malformed'],
  ])('%s is %s', (text, verdict) => {
    expect(judgePuzzle(text, answer)).toBe(verdict);
  });
});

describe('judgeWords', () => {
  const answers = [
    { x: 44, y: 105 },
    { x: 243, y: 84 },
  ];
  const at = (...points: [x: number, y: number][]): string =>
    JSON.stringify(points.map(([x, y]) => ({ x, y })));

  it('takes clicks within 25 pixels in both directions', () => {
    expect(judgeWords(at([69, 80], [218, 109]), answers)).toBe('pass');
    expect(judgeWords(at([70, 105], [243, 84]), answers)).toBe('wrong');
    expect(judgeWords(at([44, 131], [243, 84]), answers)).toBe('wrong');
  });

  it('minds the order and ignores further clicks', () => {
    expect(judgeWords(at([243, 84], [44, 105]), answers)).toBe('wrong');
    expect(judgeWords(at([44, 105], [243, 84], [1, 1]), answers)).toBe('pass');
  });

  it.each([
    ['[ {"x":44,"y":105},{"x":243,"y":84}]', 'wrong'],
    ['[{"x":44,"y":105}, {"x":243,"y":84}]', 'malformed'],
    [' [{"x":44,"y":105},{"x":243,"y":84}]', 'wrong'],
    ['[{"x":44,"y":105},{"x":243,"y":84} ]', 'pass'],
    ['[{"x":1,"y":1}, {"x":243,"y":84}]', 'wrong'],
  ])('stumbles over blanks as the real core does: %s is %s', (text, verdict) => {
    expect(judgeWords(text, answers)).toBe(verdict);
  });

  it('calls too few clicks and nonsense malformed', () => {
    expect(judgeWords(at([44, 105]), answers)).toBe('malformed');
    expect(judgeWords('nonsense', answers)).toBe('malformed');
    expect(judgeWords('[{"x":null,"y":1},{"x":1,"y":1}]', answers)).toBe('malformed');
  });
});
