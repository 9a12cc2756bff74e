import { expect, it } from 'vitest';
import { yieldToMain } from '#src/lib/yield-to-main.ts';

it('lets everything go first that waits already', async () => {
  const order: string[] = [];
  const event = new Promise<void>((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      order.push('a press');
      port1.close();
      done();
    });
    port1.start();
    port2.postMessage(null);
  });
  await yieldToMain();
  order.push('the next step');
  await event;
  expect(order).toEqual(['a press', 'the next step']);
});
