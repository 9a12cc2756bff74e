import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endPause, notePause, pauseAfter, runningPause } from '#src/parts/captcha/outcome.ts';
import { memoryWindow } from '../../support/memory-window.ts';

const MINUTE = 60_000;

describe('a pause that the server wants', () => {
  it('lasts as long as AJ-Captcha says: 60 s after too many requests, 300 s for a lock', () => {
    expect(pauseAfter(null, 'tooOften', 5)).toEqual({ reason: 'tooOften', until: 5 + MINUTE });
    expect(pauseAfter(null, 'locked', 5)).toEqual({ reason: 'locked', until: 5 + 5 * MINUTE });
  });
  it('goes on when the server refuses once more before its end', () => {
    const lock = pauseAfter(null, 'locked', 0);
    expect(pauseAfter(lock, 'locked', 2 * MINUTE)).toBe(lock);
  });
  it('of a server that still refuses afterwards is longer: a minute more each time', () => {
    const lock = pauseAfter(null, 'locked', 0);
    const longer = pauseAfter(lock, 'locked', 5 * MINUTE);
    expect(longer).toEqual({ reason: 'locked', until: 6 * MINUTE });
    expect(pauseAfter(longer, 'locked', 6 * MINUTE + 1)).toMatchObject({ until: 7 * MINUTE + 1 });
  });
  it('is another one long after the last, and for another reason', () => {
    const lock = pauseAfter(null, 'locked', 0);
    expect(pauseAfter(lock, 'locked', 10 * MINUTE)).toMatchObject({ until: 15 * MINUTE });
    expect(pauseAfter(lock, 'tooOften', MINUTE)).toEqual({ reason: 'tooOften', until: 2 * MINUTE });
  });
});

describe('what the tab keeps of it', () => {
  beforeEach(() => {
    vi.stubGlobal('window', memoryWindow());
    return () => vi.unstubAllGlobals();
  });

  it('runs until its end, or until a puzzle is given', () => {
    notePause('locked', 0);
    expect(runningPause(MINUTE)).toEqual({ reason: 'locked', until: 5 * MINUTE });
    expect(runningPause(5 * MINUTE)).toBeNull();
    expect(notePause('locked', 5 * MINUTE).until).toBe(6 * MINUTE);
    endPause();
    expect(runningPause(5 * MINUTE)).toBeNull();
    expect(notePause('locked', 5 * MINUTE).until).toBe(10 * MINUTE);
  });
  it.each(['no json', '{"reason":"whim","until":9}', '{"reason":"locked","until":"9"}'])(
    'is not believed when it is %s',
    (text) => {
      window.sessionStorage.setItem('captchaPause', text);
      expect(runningPause(0)).toBeNull();
    },
  );
  it('locks nobody out for hours when the clock was set back', () => {
    notePause('locked', 60 * MINUTE);
    expect(runningPause(0)).toBeNull();
  });
});
