import { describe, expect, it } from 'vitest';
import { isPanelUnwanted, withPanel } from '#mocks/adapters/workbench.ts';
import { meaningOf } from '#mocks/workbench/panel/follow-world.ts';
import { movedBy, movedByKey, placeOf, placeText } from '#mocks/workbench/panel/place.ts';
import { PANEL_WORDS } from '#mocks/workbench/panel/side-panel.ts';
import type { IncomingMessage } from 'node:http';

const place = { x: 0.5, y: 0.5, isOpen: true, section: '#requests' };

describe('the place of the side panel', () => {
  it('is kept as a cookie’s value, and read again', () => {
    expect(placeOf(placeText(place))).toEqual(place);
    // What was chosen in a section is not kept, only the section.
    expect(placeOf(placeText({ ...place, section: '#applications/people/u-7' })).section).toBe(
      '#applications',
    );
    expect(placeOf(placeText({ ...place, isOpen: false, section: '' }))).toEqual({
      ...place,
      isOpen: false,
      section: '',
    });
  });

  it.each([null, '', 'x', '1_2', '7_-3_open_', '1_1_open_<b>'])(
    'that nobody can read, %j, is the first one',
    (text) => {
      expect(placeOf(text)).toEqual({ x: 1, y: 0.7, isOpen: false, section: '' });
    },
  );

  it('is moved by a hand as far as the window goes, and by the arrow keys', () => {
    expect(movedBy(place, { x: 100, y: -50 }, { x: 1000, y: 500 })).toMatchObject({ x: 0.6, y: 0.4 });
    expect(movedBy(place, { x: 9999, y: -9999 }, { x: 1000, y: 500 })).toMatchObject({ x: 1, y: 0 });
    // A panel as wide as the window cannot be moved sideways.
    expect(movedBy(place, { x: 40, y: 0 }, { x: 0, y: 500 })).toMatchObject({ x: 0.5 });
    expect(movedByKey(place, 'ArrowLeft')).toMatchObject({ x: 0.45, y: 0.5 });
    expect(movedByKey({ ...place, y: 1 }, 'ArrowDown')).toMatchObject({ y: 1 });
    expect(movedByKey(place, 'a')).toBeNull();
  });

  it('has words in both languages', () => {
    for (const { zh, en } of Object.values(PANEL_WORDS)) expect([zh, en]).not.toContain('');
  });
});

describe('a page of the portal that follows its World', () => {
  const before = { life: 'a-1', steered: 3 };
  it.each([
    [null, before, 'nothing'],
    // Its own calls, and those of other pages: to read again at each of them would never end.
    [before, before, 'nothing'],
    [before, { life: 'a-1', steered: 4 }, 'refresh'],
    [before, { life: 'a-2', steered: 3 }, 'reload'],
  ] as const)('%j, then %j: %s', (then, now, meaning) => {
    expect(meaningOf(then, now)).toBe(meaning);
  });
});

describe('the panel in a page of the built portal', () => {
  const message = (cookie?: string) => ({ headers: { cookie } }) as IncomingMessage;
  it('is a script of this server, and nothing at all where it is not wanted', () => {
    expect(withPanel('<body><div></div></body>')).toBe(
      '<body><div></div><script type="module" src="/__mock/panel.js"></script></body>',
    );
    expect(isPanelUnwanted(message())).toBe(false);
    expect(isPanelUnwanted(message('mock_world=x; mock_panel=hidden'))).toBe(false);
    expect(isPanelUnwanted(message('mock_world=x; mock_panel=none'))).toBe(true);
  });
});
