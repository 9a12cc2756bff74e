/**
 * Lets the page answer to fingers between two steps of work: what runs longer at one go is felt. By a message, because the timers of a
 * tab in the background are slow.
 */
export function breathe(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      done();
    });
    port1.start();
    port2.postMessage(null);
  });
}
