import { expect, it, vi } from 'vitest';
import { afterPaint } from '#scripts/vite/script-links.ts';

/** The module as code that takes its imports from `scripts`, with the things it waits for in order. */
async function run(
  code: string,
  scripts: Readonly<Record<string, object>>,
  firstHead?: Promise<string>,
  first: readonly string[] = [],
): Promise<string[]> {
  const order: string[] = [];
  const made = afterPaint(code, first).replaceAll('import(', 'fetched(');
  const fetched = (name: string): Promise<object> => {
    order.push(`import ${name}`);
    const script = scripts[name];
    return script === undefined ? Promise.reject(new Error(name)) : Promise.resolve(script);
  };
  const firstPainted = Promise.resolve()
    .then(() => null)
    .then(() => order.push('painted'));
  const window = { firstPainted, firstHead };
  // The constructor of asynchronous functions has no name of its own, and the compiler no type for it.
  const AsyncFunction = Object.getPrototypeOf(run).constructor as FunctionConstructor;
  await new AsyncFunction('window', 'fetched', 'order', made)(window, fetched, order);
  return order;
}

it('the entry asks for its scripts after the paint, side by side, and runs with what they give', async () => {
  const code = 'import{a as b,c}from"./one.js";import"./two.js";order.push(b+c);';
  expect(await run(code, { './one.js': { a: 'A', c: 'C' }, './two.js': {} })).toEqual([
    'painted',
    'import ./one.js',
    'import ./two.js',
    'AC',
  ]);
});

it('each script that they need runs in a task of its own', async () => {
  const tasks: string[] = [];
  setTimeout(() => tasks.push('a task between'));
  vi.stubGlobal('tasks', tasks);
  const scripts = { './libraries.js': {}, './portal.js': {} };
  const order = await run('import"./portal.js";order.push(...tasks);', scripts, undefined, [
    './libraries.js',
  ]);
  vi.unstubAllGlobals();
  expect(order).toEqual(['painted', 'import ./libraries.js', 'import ./portal.js', 'a task between']);
});

it('it runs the script of the first head before the paint, and starts without it too', async () => {
  const head = Promise.resolve('/head.js');
  expect(await run('order.push("portal");', {}, head)).toEqual(['import /head.js', 'painted', 'portal']);
});

it('a script that does not come is told of in words, in the place of a blank page', async () => {
  const told: string[] = [];
  vi.stubGlobal('showFailure', () => told.push('told'));
  await expect(run('import"./one.js";order.push("portal");', {})).rejects.toThrow('./one.js');
  vi.unstubAllGlobals();
  expect(told).toEqual(['told']);
});

it('an entry that imports more than names is refused', () => {
  expect(() => afterPaint('import*as all from"./one.js";')).toThrow('more than names');
});
