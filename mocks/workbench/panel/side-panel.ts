/** The workbench in a movable iframe beside the portal, opened by a button. */
import { COOKIE_MAX_AGE, PANEL, PANEL_COOKIE } from '../../lib/cookies.ts';
import { homeOfPortal } from '../worlds.ts';
import { STYLES } from './styles.ts';
import { keepPlace, movedBy, movedByKey, readPlace, type Place } from './place.ts';

/** Not in the portal's texts, because the panel is not part of it. */
export const PANEL_WORDS = {
  open: { zh: '打开测试工作台', en: 'Open the workbench' },
  short: { zh: '测试', en: 'QA' },
  title: { zh: '测试工作台', en: 'Workbench' },
  move: { zh: '移动：拖动，或按方向键', en: 'Move: drag, or press the arrow keys' },
  close: { zh: '收起', en: 'Close' },
  apart: { zh: '在新标签页打开', en: 'Open in a tab' },
  never: { zh: '此设备不再显示', en: 'Never again on this device' },
  gone: {
    zh: '此世界已被删除，门户的调用都会被拒绝。请在工作台重新开始或换一个世界。',
    en: 'This World was deleted, and the portal’s calls are refused. Begin anew in the workbench, or choose another.',
  },
} as const;

type Word = keyof typeof PANEL_WORDS;

const WORKBENCH = `${homeOfPortal()}__mock/`;
/** Smaller movements are clicks, px. */
const DRAG_FROM_PX = 4;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: readonly HTMLElement[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

export class SidePanel {
  private readonly host = element('div', {});
  private readonly opener: HTMLButtonElement;
  private readonly closer: HTMLButtonElement;
  private readonly panel: HTMLElement;
  private readonly frame: HTMLIFrameElement;
  private readonly gone: HTMLElement;
  private place: Place = readPlace();

  constructor(language: 'zh' | 'en') {
    const say = (word: Word): string => PANEL_WORDS[word][language];
    const root = this.host.attachShadow({ mode: 'open' });
    const button = (word: Word, onclick: () => void): HTMLButtonElement =>
      element('button', { type: 'button', textContent: say(word), onclick });
    this.opener = element('button', {
      type: 'button',
      className: 'button at',
      textContent: say('short'),
      ariaLabel: say('open'),
      title: say('open'),
    });
    this.closer = button('close', () => this.close());
    const move = element('button', {
      type: 'button',
      className: 'move',
      textContent: say('title'),
      title: say('move'),
      ariaDescription: say('move'),
    });
    const apart = element('a', { textContent: say('apart'), target: '_blank' });
    apart.onclick = () => (apart.href = WORKBENCH + this.section());
    apart.href = WORKBENCH;
    this.frame = element('iframe', { title: say('title') });
    this.gone = element('p', { className: 'gone', textContent: say('gone'), role: 'alert', hidden: true });
    this.panel = element(
      'aside',
      { className: 'panel at', ariaLabel: say('title') },
      element(
        'div',
        { className: 'head' },
        move,
        apart,
        button('never', () => this.hide()),
        this.closer,
      ),
      this.gone,
      this.frame,
    );
    const style = new CSSStyleSheet();
    style.replaceSync(STYLES);
    root.adoptedStyleSheets = [style];
    root.append(this.opener, this.panel);
    this.movable(this.opener, this.opener, () => this.open());
    this.movable(move, this.panel, () => undefined);
    this.panel.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.close();
    });
    window.addEventListener('pagehide', () => this.keep({ section: this.section() }));
    this.draw();
  }

  show(): void {
    document.body.append(this.host);
  }

  tellGone(): void {
    this.gone.hidden = false;
    this.show();
    this.open();
  }

  private open(): void {
    this.keep({ isOpen: true });
    this.closer.focus();
  }

  private close(): void {
    this.keep({ isOpen: false, section: this.section() });
    this.opener.focus();
  }

  /** Permanently; the workbench restores it (docs/qa.md). */
  private hide(): void {
    document.cookie = `${PANEL_COOKIE}=${PANEL.hidden}; Max-Age=${COOKIE_MAX_AGE}; Path=/; SameSite=Lax`;
    this.keep({ isOpen: false });
    this.host.remove();
  }

  private section(): string {
    try {
      return this.frame.contentWindow?.location.hash ?? this.place.section;
    } catch {
      return this.place.section;
    }
  }

  private keep(change: Partial<Place>): void {
    this.place = { ...this.place, ...change };
    keepPlace(this.place);
    this.draw();
  }

  private draw(): void {
    const { x, y, isOpen, section } = this.place;
    for (const each of [this.opener, this.panel]) {
      each.style.setProperty('--x', String(x));
      each.style.setProperty('--y', String(y));
    }
    this.opener.hidden = isOpen;
    this.panel.hidden = !isOpen;
    // Unloaded while closed, because it keeps an event stream open.
    const isLoaded = this.frame.hasAttribute('src');
    if (isOpen && !isLoaded) this.frame.src = WORKBENCH + section;
    if (!isOpen && isLoaded) this.frame.removeAttribute('src');
  }

  /** Makes an element movable by dragging a handle or by arrow keys; other presses are clicks. */
  private movable(handle: HTMLElement, moved: HTMLElement, click: () => void): void {
    let from: { x: number; y: number; place: Place; isDrag: boolean } | null = null;
    handle.addEventListener('pointerdown', ({ button, clientX: x, clientY: y, pointerId }) => {
      if (button !== 0) return;
      handle.setPointerCapture(pointerId);
      from = { x, y, place: this.place, isDrag: false };
    });
    handle.addEventListener('pointermove', ({ clientX, clientY }) => {
      if (from === null) return;
      const by = { x: clientX - from.x, y: clientY - from.y };
      from.isDrag ||= Math.hypot(by.x, by.y) >= DRAG_FROM_PX;
      if (!from.isDrag) return;
      // The iframe must not capture the pointer.
      this.frame.style.pointerEvents = 'none';
      const room = {
        x: window.innerWidth - moved.offsetWidth,
        y: window.innerHeight - moved.offsetHeight,
      };
      this.keep(movedBy(from.place, by, room));
    });
    let wasDrag = false;
    const end = (): void => {
      wasDrag = from?.isDrag ?? false;
      from = null;
      this.frame.style.pointerEvents = '';
    };
    handle.addEventListener('pointerup', end);
    handle.addEventListener('pointercancel', end);
    handle.addEventListener('click', () => {
      if (!wasDrag) click();
      wasDrag = false;
    });
    handle.addEventListener('keydown', (event) => {
      const next = movedByKey(this.place, event.key);
      if (next === null) return;
      event.preventDefault();
      this.keep(next);
    });
  }
}
