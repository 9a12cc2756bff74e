/**
 * Start page of the demo, shown while no service worker controls the page: first visit, Shift-reload, and 404.html for any other
 * path. Registers the worker, waits for the World and reloads the page.
 */
import { messageOf } from '../lib/text.ts';
import { LOADED_AT, WORKER_FILE, PREPARE, type Prepared } from './place.ts';

const STEPS = ['fetch', 'make', 'open'] as const;

/** Slow devices need several seconds for the first World. */
const TIMEOUT_MS = 60_000;
/** Two reloads within this time mean that the worker does not control the page. */
const AGAIN_WITHIN_MS = 5000;

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

function show(what: 'preparing' | 'unsupported' | 'lost' | 'unkept' | 'failed'): void {
  for (const section of all('[data-shows]')) section.hidden = section.dataset['shows'] !== what;
}

function showStep(step: (typeof STEPS)[number]): void {
  const now = STEPS.indexOf(step);
  all('[data-step]').forEach((item, at) => {
    item.dataset['is'] = at < now ? 'done' : '';
    item.toggleAttribute('aria-current', at === now);
  });
}

function showFailure(error: unknown): void {
  for (const place of all('[data-shows-reason]')) place.textContent = messageOf(error);
  show('failed');
}

/** Root of the demo: the scope of a registered worker, else the nearest folder with the worker's file. */
async function findHome(): Promise<URL | null> {
  const registered = await navigator.serviceWorker.getRegistration();
  const running = registered?.active ?? registered?.waiting ?? registered?.installing;
  if (registered !== undefined && running?.scriptURL === new URL(WORKER_FILE, registered.scope).href)
    return new URL(registered.scope);
  for (let folder = new URL('.', location.href); ; folder = new URL('..', folder)) {
    const found = await fetch(new URL(WORKER_FILE, folder), { method: 'HEAD' });
    // Some hosts answer every path with an HTML page.
    if (found.ok && (found.headers.get('content-type') ?? '').includes('javascript')) return folder;
    if (folder.pathname === '/') return null;
  }
}

function activated(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const newest = registration.installing ?? registration.waiting ?? registration.active;
  if (newest === null) return Promise.reject(new Error('The browser has not taken the worker'));
  return new Promise((resolve, reject) => {
    const onStateChange = (): void => {
      if (newest.state === 'activated') resolve(newest);
      if (newest.state === 'redundant') reject(new Error('The browser has given the worker up'));
    };
    newest.addEventListener('statechange', onStateChange);
    onStateChange();
  });
}

function prepared(worker: ServiceWorker): Promise<Prepared> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Prepared>) => resolve(data);
    setTimeout(() => reject(new Error('The worker does not answer')), TIMEOUT_MS);
    worker.postMessage(PREPARE, [port2]);
  });
}

/** Reloads: only the service worker answers with the portal. */
function open(): void {
  showStep('open');
  const last = Number(sessionStorage.getItem(LOADED_AT) ?? 0);
  if (Date.now() - last < AGAIN_WITHIN_MS)
    throw new Error('The worker runs, but has not taken this page over');
  sessionStorage.setItem(LOADED_AT, String(Date.now()));
  location.reload();
}

async function start(): Promise<void> {
  if (!('serviceWorker' in navigator)) return show('unsupported');
  show('preparing');
  showStep('fetch');
  const home = await findHome();
  if (home === null) return show('lost');
  const registration = await navigator.serviceWorker.register(new URL(WORKER_FILE, home), {
    scope: home.href,
    updateViaCache: 'none',
  });
  const worker = await activated(registration);
  showStep('make');
  const ready = await prepared(worker);
  if ('error' in ready) throw new Error(ready.error);
  if (ready.isPersisted) open();
  else show('unkept');
}

for (const button of all('button')) {
  button.addEventListener('click', () => {
    sessionStorage.removeItem(LOADED_AT);
    location.reload();
  });
}
start().catch((error: unknown) => {
  // Private windows of some browsers expose the API but reject the registration.
  if (error instanceof DOMException && error.name === 'SecurityError') show('unsupported');
  else showFailure(error);
});
