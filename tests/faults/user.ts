/** User actions on the harness, in English. Actions on missing elements are skipped. */
import { gapOf } from '../parts/captcha/solve.ts';
import type { Harness } from './harness.tsx';
import { pause, tick } from './waiting.ts';

const PRESSABLE =
  'button, a[href], [role=tab], [role=radio], [role=option], [role=menuitem], input[type=radio]';
/** Number of polls for an element, and ms between them; the first visit waits for dynamic imports. */
const LOOKS = 5;
const FIRST_LOOKS = 80;
const LOOK_MS = 8;

type Name = string | RegExp;
const fits = (text: string, name: Name): boolean =>
  typeof name === 'string' ? text === name : name.test(text);
const shownName = (element: Element): string =>
  element.getAttribute('aria-label') ??
  (element instanceof HTMLInputElement ? labelOf(element) : (element.textContent ?? '')).trim();

function labelOf(input: Element): string {
  const own = input.getAttribute('aria-label');
  if (own !== null) return own;
  const labels = [...document.querySelectorAll('label')].filter((label) => label.htmlFor === input.id);
  return labels
    .map((label) => label.textContent ?? '')
    .join(' ')
    .replace(/\s*\*$/, '')
    .trim();
}

/** Menus count as shown although positioning hides them in a test DOM without layout. */
const isShown = (element: Element): boolean =>
  element.closest('[role=menu]') !== null || element.closest('[style*="display: none"], [hidden]') === null;

/** The topmost dialog, else the document. */
const scope = (): ParentNode => [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document;

export class User {
  readonly harness: Harness;
  private readonly looks: number;
  private usedCode: string | null = null;
  constructor(harness: Harness, isFirst: boolean) {
    this.harness = harness;
    this.looks = isFirst ? FIRST_LOOKS : LOOKS;
  }

  private async find<Found>(look: () => Found | undefined): Promise<Found | undefined> {
    for (let turn = 0; turn < this.looks; turn += 1) {
      const found = look();
      if (found !== undefined) return found;
      await this.harness.settle();
      // Dynamic imports load in real time.
      await pause(LOOK_MS);
    }
    return undefined;
  }

  /** Clicks the first element that fits; returns false when there is none. */
  private async click(
    selector: string,
    which: (element: HTMLElement) => boolean,
    root: () => ParentNode = scope,
  ): Promise<boolean> {
    const found = await this.find(() => [...root().querySelectorAll<HTMLElement>(selector)].find(which));
    found?.click();
    await this.harness.settle();
    return found !== undefined;
  }

  /** Presses a button, link or option; returns false when there is none. */
  press(name: Name): Promise<boolean> {
    return this.click(
      PRESSABLE,
      (element) => fits(shownName(element), name) && !element.hasAttribute('disabled') && isShown(element),
    );
  }

  /** Presses a button and confirms the dialog it opens. */
  async confirm(name: Name): Promise<void> {
    const dialogs = (): number => document.querySelectorAll('[role=dialog]').length;
    const before = dialogs();
    await this.press(name);
    if ((await this.find(() => (dialogs() > before ? true : undefined))) === true) await this.press(name);
  }

  /** Submits the form that has a button of this name. */
  send(name: Name): Promise<boolean> {
    return this.click('button[type=submit]', (button) => fits(shownName(button), name) && isShown(button));
  }

  async opens(selector: string): Promise<void> {
    await this.find(() => document.querySelector(selector) ?? undefined);
    await this.harness.settle();
  }

  pick(name: Name): Promise<boolean> {
    return this.click('input[type=radio], [role=radio]', (radio) => fits(shownName(radio), name));
  }

  private field(name: Name): Promise<HTMLInputElement | undefined> {
    return this.find(() =>
      [...scope().querySelectorAll<HTMLInputElement>('input, textarea')].find(
        (input) =>
          input.type !== 'file' && input.type !== 'radio' && fits(labelOf(input), name) && isShown(input),
      ),
    );
  }

  /** Pastes a text into a field. */
  async type(name: Name, text: string): Promise<void> {
    const field = await this.field(name);
    if (field === undefined) return;
    field.focus();
    const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
    set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await this.harness.pass(100);
  }

  /** Opens a select and chooses an option, by default the first. */
  async choose(name: Name, option: RegExp = /./): Promise<void> {
    const field = await this.field(name);
    if (field === undefined) return;
    field.focus();
    field.click();
    await this.harness.settle();
    const list = document.getElementById(field.getAttribute('aria-controls') ?? '') ?? document;
    await this.click(
      '[role=option]',
      (entry) => option.test(entry.textContent ?? ''),
      () => list,
    );
  }

  async tick(): Promise<void> {
    for (const box of scope().querySelectorAll<HTMLInputElement>('input[type=checkbox]'))
      if (!box.checked && !box.disabled) box.click();
    await this.harness.settle();
  }

  /** Uploads a file to the file input at this index. */
  async attach(file: File, at = 0): Promise<void> {
    const field = await this.find(
      () => [...scope().querySelectorAll<HTMLInputElement>('input[type=file]')][at],
    );
    if (field === undefined) return;
    Object.defineProperty(field, 'files', {
      configurable: true,
      value: Object.assign([file], { item: () => file }),
    });
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await this.harness.settle();
  }

  /** Solves the open puzzle; returns false when there is none. */
  async solve(): Promise<boolean> {
    const handle = await this.find(
      () => document.querySelector<HTMLElement>('[role=slider][aria-disabled=false]') ?? undefined,
    );
    if (handle === undefined) return false;
    const gap = gapOf(this.harness.mock);
    const keys = [
      ...Array<string>(Math.floor(gap / 10)).fill('PageUp'),
      ...Array<string>(gap % 10).fill('ArrowRight'),
    ];
    for (const key of [...keys, 'Enter']) {
      handle.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await tick();
    }
    await this.harness.settle();
    // The dialog shows the result for a while before it closes.
    await this.harness.pass(3000);
    await this.find(() => (document.querySelector('[role=slider]') === null ? true : undefined));
    await this.harness.pass(200);
    await this.harness.settle();
    return true;
  }

  private get lastCode(): string | null {
    return this.harness.mock.world.outbox.list()[0]?.code ?? null;
  }

  /** Whether a new code has been sent; each code is valid for one try. */
  hasNewCode(): boolean {
    return this.lastCode !== this.usedCode;
  }

  useCode(): string {
    this.usedCode = this.lastCode;
    return this.lastCode ?? '000000';
  }

  /** Closes the topmost overlay. */
  async escape(): Promise<void> {
    for (let turn = 0; turn < 3 && document.querySelector('[role=dialog]') !== null; turn += 1) {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
      await this.harness.pass(1000);
      await this.harness.settle();
    }
  }
}

/** Entered and selected values by field name. */
export function typedValues(): Map<string, string> {
  const values = new Map<string, string>();
  for (const field of document.querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea')) {
    const name = labelOf(field);
    const value = ['checkbox', 'radio'].includes(field.type) ? String(field.checked) : field.value;
    if (name !== '' && value !== '')
      values.set(`${name} ${['checkbox', 'radio'].includes(field.type) ? field.value : ''}`, value);
  }
  return values;
}
