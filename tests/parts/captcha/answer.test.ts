import { createDecipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ProtocolError } from '#src/lib/errors.ts';
import { puzzleText, sealAnswer, wordsText } from '#src/parts/captcha/use-captcha-machine.ts';
import { readChallenge } from '#src/parts/captcha/read.ts';
import { vectors } from '../../mocks/captcha/vectors.json';

describe('the answer on the wire', () => {
  // The same vectors hold the mock's decryption.
  it.each(vectors)('$note', async ({ secretKey, token, point, ciphertext, captchaVerification }) => {
    const sealed = { pointJson: ciphertext, verification: captchaVerification };
    expect(await sealAnswer(point, token, secretKey)).toEqual(sealed);
  });
  it('is standard AES-128-ECB', async () => {
    const { pointJson } = await sealAnswer(puzzleText(42), 'token', '0123456789012345');
    const decipher = createDecipheriv('aes-128-ecb', '0123456789012345', null);
    expect(decipher.update(pointJson, 'base64', 'utf8') + decipher.final('utf8')).toBe('{"x":42,"y":5}');
  });
  it('stays plain without a key', async () => {
    expect(await sealAnswer('{"x":1,"y":5}', 'tok', null)).toEqual({
      pointJson: '{"x":1,"y":5}',
      verification: 'tok---{"x":1,"y":5}',
    });
  });
  it('has no blanks and whole numbers', () => {
    expect(puzzleText(140.9)).toBe('{"x":141,"y":5}');
    expect(wordsText([1, 3].map((x) => ({ x, y: x + 1 })))).toBe('[{"x":1,"y":2},{"x":3,"y":4}]');
  });
});

describe('reading a challenge', () => {
  const data = {
    token: 't',
    secretKey: null,
    originalImageBase64: 'AAAA',
    jigsawImageBase64: 'BBBB',
    wordList: null,
  };
  it('takes bare base64 and missing optional fields (decision 4)', () => {
    expect(
      readChallenge('blockPuzzle', { token: 't', originalImageBase64: 'AAAA', jigsawImageBase64: 'BBBB' }),
    ).toEqual({
      type: 'blockPuzzle',
      token: 't',
      secretKey: null,
      picture: 'data:image/png;base64,AAAA',
      piece: 'data:image/png;base64,BBBB',
      words: [],
    });
  });
  it('refuses a slider without a piece, words without words, an answer without a picture', () => {
    expect(() => readChallenge('blockPuzzle', { ...data, jigsawImageBase64: null })).toThrow(ProtocolError);
    expect(() => readChallenge('clickWord', data)).toThrow(ProtocolError);
    expect(() => readChallenge('blockPuzzle', null)).toThrow(ProtocolError);
  });
});
