/** What a person does on the stage, in English. Whatever is not there cannot be done, and is left. */
import { gapOf } from '../parts/captcha/solve.ts';
import type { Stage } from './stage.tsx';
import { pause, tick } from './waiting.ts';

const PRESSABLE =
  'button, a[href], [role=tab], [role=radio], [role=option], [role=menuitem], input[type=radio]';
/** How often somebody looks for what is to come, ms apart; the first visit waits for scripts. */
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

/** Menus are hidden where nothing has a place, as in the test DOM. */
const isShown = (element: Element): boolean =>
  element.closest('[role=menu]') !== null || element.closest('[style*="display: none"], [hidden]') === null;

/** Where somebody acts: in the dialog on top, else on the page. */
const scope = (): ParentNode => [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document;

export class Hands {
  readonly stage: Stage;
  private readonly looks: number;
  private usedCode: string | null = null;
  constructor(stage: Stage, isFirst: boolean) {
    this.stage = stage;
    this.looks = isFirst ? FIRST_LOOKS : LOOKS;
  }

  private async find<Found>(look: () => Found | undefined): Promise<Found | undefined> {
    for (let turn = 0; turn < this.looks; turn += 1) {
      const found = look();
      if (found !== undefined) return found;
      await this.stage.settle();
      // What comes with a script comes in real time.
      await pause(LOOK_MS);
    }
    return undefined;
  }

  /** Presses a button, a link or an option; false when there is none. */
  async press(name: Name): Promise<boolean> {
    const found = await this.find(() =>
      [...scope().querySelectorAll<HTMLElement>(PRESSABLE)].find(
        (element) => fits(shownName(element), name) && !element.hasAttribute('disabled') && isShown(element),
      ),
    );
    found?.click();
    await this.stage.settle();
    return found !== undefined;
  }

  /** Presses what asks once more, and what it asks. */
  async confirm(name: Name): Promise<void> {
    const dialogs = (): number => document.querySelectorAll('[role=dialog]').length;
    const before = dialogs();
    await this.press(name);
    if ((await this.find(() => (dialogs() > before ? true : undefined))) === true) await this.press(name);
  }

  /** Sends the form that has a button of this name. */
  async send(name: Name): Promise<void> {
    const found = await this.find(() =>
      [...scope().querySelectorAll<HTMLElement>('button[type=submit]')].find(
        (button) => fits(shownName(button), name) && isShown(button),
      ),
    );
    found?.click();
    await this.stage.settle();
  }

  /** Waits for something that opens. */
  async opens(selector: string): Promise<void> {
    await this.find(() => document.querySelector(selector) ?? undefined);
    await this.stage.settle();
  }

  /** Takes one of a few. */
  async pick(name: Name): Promise<void> {
    const found = await this.find(() =>
      [...scope().querySelectorAll<HTMLElement>('input[type=radio], [role=radio]')].find((radio) =>
        fits(shownName(radio), name),
      ),
    );
    found?.click();
    await this.stage.settle();
  }

  private field(name: Name): Promise<HTMLInputElement | undefined> {
    return this.find(() =>
      [...scope().querySelectorAll<HTMLInputElement>('input, textarea')].find(
        (input) =>
          input.type !== 'file' && input.type !== 'radio' && fits(labelOf(input), name) && isShown(input),
      ),
    );
  }

  /** Puts a text into a field, as pasting does. */
  async type(name: Name, text: string): Promise<void> {
    const field = await this.field(name);
    if (field === undefined) return;
    field.focus();
    const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
    set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await this.stage.pass(100);
  }

  /** Opens a list and takes an entry, the first without a name. */
  async choose(name: Name, option: RegExp = /./): Promise<void> {
    const field = await this.field(name);
    if (field === undefined) return;
    field.focus();
    field.click();
    await this.stage.settle();
    const list = document.getElementById(field.getAttribute('aria-controls') ?? '') ?? document;
    const found = await this.find(() =>
      [...list.querySelectorAll<HTMLElement>('[role=option]')].find((entry) =>
        option.test(entry.textContent ?? ''),
      ),
    );
    found?.click();
    await this.stage.settle();
  }

  /** Ticks every box that stands there. */
  async tick(): Promise<void> {
    for (const box of scope().querySelectorAll<HTMLInputElement>('input[type=checkbox]'))
      if (!box.checked && !box.disabled) box.click();
    await this.stage.settle();
  }

  /** Hands a file to a field, by its place on the page. */
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
    await this.stage.settle();
  }

  /** Solves the puzzle that is open; false when none can be solved. */
  async solve(): Promise<boolean> {
    const handle = await this.find(
      () => document.querySelector<HTMLElement>('[role=slider][aria-disabled=false]') ?? undefined,
    );
    if (handle === undefined) return false;
    const gap = gapOf(this.stage.mock);
    const keys = [
      ...Array<string>(Math.floor(gap / 10)).fill('PageUp'),
      ...Array<string>(gap % 10).fill('ArrowRight'),
    ];
    for (const key of [...keys, 'Enter']) {
      handle.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await tick();
    }
    await this.stage.settle();
    // The result is shown for a while, then the dialog makes way.
    await this.stage.pass(3000);
    await this.find(() => (document.querySelector('[role=slider]') === null ? true : undefined));
    await this.stage.pass(200);
    await this.stage.settle();
    return true;
  }

  private get lastCode(): string | null {
    return this.stage.mock.world.outbox.list()[0]?.code ?? null;
  }

  /** Whether a code has come that was not tried yet: each is good for one try. */
  hasNewCode(): boolean {
    return this.lastCode !== this.usedCode;
  }

  /** The code that was sent last. */
  useCode(): string {
    this.usedCode = this.lastCode;
    return this.lastCode ?? '000000';
  }

  /** Leaves what lies over the page. */
  async escape(): Promise<void> {
    for (let turn = 0; turn < 3 && document.querySelector('[role=dialog]') !== null; turn += 1) {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
      await this.stage.pass(1000);
      await this.stage.settle();
    }
  }
}

/** What somebody has typed or chosen, by the fields' names. */
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
