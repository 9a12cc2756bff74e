import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followWorld, meaningOf } from '#mocks/workbench/panel/follow-world.ts';
import { SidePanel, PANEL_WORDS } from '#mocks/workbench/panel/side-panel.ts';
import { REFRESH_EVENT } from '#src/lib/refresh.ts';
import { isPanelUnwanted, withPanel } from '#mocks/adapters/workbench.ts';
import { movedBy, movedByKey, placeOf, placeText } from '#mocks/workbench/panel/place.ts';
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

/** A stream of news that a test writes. */
class Stream extends EventTarget {
  static open: Stream[] = [];
  constructor() {
    super();
    Stream.open.push(this);
  }
  tell(name: string, data: object): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
  close(): void {
    Stream.open = Stream.open.filter((each) => each !== this);
  }
}

beforeEach(() => {
  Stream.open = [];
  vi.stubGlobal('EventSource', Stream);
  vi.useFakeTimers();
  // A frame of this test DOM loads nothing, and complains about it.
  const { error } = console;
  vi.spyOn(console, 'error').mockImplementation((what: unknown) => {
    if (!String(what).includes('Iframe page loading')) error(what);
  });
});
afterEach(() => {
  document.body.replaceChildren();
});

function shownPanel() {
  new SidePanel('en').show();
  const host = document.body.lastElementChild as HTMLElement;
  const root = host.shadowRoot as ShadowRoot;
  const find = (selector: string) => root.querySelector<HTMLElement>(selector) as HTMLElement;
  const named = (word: keyof typeof PANEL_WORDS) =>
    [...root.querySelectorAll<HTMLElement>('.head button')].find(
      ({ textContent }) => textContent === PANEL_WORDS[word].en,
    ) as HTMLElement;
  return { host, root, opener: find('.button'), panel: find('.panel'), frame: find('iframe'), named };
}

describe('the side panel', () => {
  it('opens with the workbench, closes again, and remembers which over a reload', () => {
    const { opener, panel, frame, named, root } = shownPanel();
    expect([opener.hidden, panel.hidden, frame.getAttribute('src')]).toEqual([false, true, null]);
    opener.click();
    expect([opener.hidden, panel.hidden, frame.getAttribute('src')]).toEqual([true, false, '/__mock/']);
    expect(root.activeElement).toBe(named('close'));
    document.body.replaceChildren();
    expect(shownPanel().panel.hidden).toBe(false);
    fireEvent.keyDown(panel, { key: 'Escape' });
    expect([opener.hidden, panel.hidden, frame.getAttribute('src')]).toEqual([false, true, null]);
    expect(shownPanel().panel.hidden).toBe(true);
  });

  it('is closed for good', () => {
    const { host, opener, named } = shownPanel();
    opener.click();
    named('never').click();
    expect(host.isConnected).toBe(false);
    expect(document.cookie).toContain('mock_panel=hidden');
  });
});

describe('a page that follows its World', () => {
  const news = (life: string, steered: number) => ({
    world: 'default',
    scenario: 'default',
    entries: 9,
    life,
    steered,
  });
  const heard = vi.fn();
  const reload = vi.fn();
  const onGone = vi.fn();
  let stop: () => void;
  beforeEach(() => {
    vi.clearAllMocks();
    window.addEventListener(REFRESH_EVENT, heard);
    stop = followWorld({ onGone, reload });
  });
  afterEach(() => {
    stop();
    window.removeEventListener(REFRESH_EVENT, heard);
  });
  const tell = (name: string, data: object) => act(() => Stream.open[0]?.tell(name, data));

  it('reads again when it was steered, loads anew when another World took its place, and hears of its end', () => {
    tell('world', news('a', 1));
    tell('world', news('a', 1));
    expect(heard).not.toHaveBeenCalled();
    tell('world', news('a', 2));
    expect(heard).toHaveBeenCalledTimes(1);
    tell('world', news('b', 0));
    vi.runAllTimers();
    expect(reload).toHaveBeenCalledTimes(1);
    tell('gone', { world: 'default' });
    expect(onGone).toHaveBeenCalledTimes(1);
  });

  it('loads anew when another tab has gone to another World', () => {
    window.dispatchEvent(new Event('storage'));
    vi.runAllTimers();
    expect(reload).not.toHaveBeenCalled();
    document.cookie = 'mock_world=bug-42; Path=/';
    window.dispatchEvent(new Event('storage'));
    vi.runAllTimers();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('listens only while it is seen', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(Stream.open).toHaveLength(0);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(Stream.open).toHaveLength(1);
    hidden.mockRestore();
  });
});
