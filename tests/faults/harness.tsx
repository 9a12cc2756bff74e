/** Renders the portal with its real routes, queries and texts on the real mock, with a manually advanced clock. */
import { noop } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import { notifications } from '@mantine/notifications';
import { routes } from '#mocks/core/route-index.ts';
import { type Interceptor, startMock, type TestMock } from '#mocks/adapters/msw-node.ts';
import { STANDARD_BEHAVIOUR, type ServerBehaviour } from '#mocks/world/server.ts';
import type { PersonaId } from '#mocks/world/persona.ts';
import { platformQueries } from '#src/api/shared/platform.ts';
import { clearSession, onUnauthorized } from '#src/api/session.ts';
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { Providers } from '#src/app/providers.tsx';
import { createPortalQueryClient } from '#src/app/query-client.ts';
import { createPortalRouter, type PortalRouter } from '#src/app/router.ts';
import { overlayTexts, startTexts } from '#src/i18n/i18n.ts';
import { TEXT_PARTS } from '#src/i18n/load-texts.ts';
import type { Language } from '#src/i18n/keys.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { countVisitsOf } from '#src/parts/page/count-visits.ts';
import { leaveEndedSession } from '#src/parts/session/end-of-session.ts';
import { enterAs } from '../support/mock.ts';
import { stubs } from '../support/stubs.ts';
import type { FaultKind } from './kind.ts';
import { goOffline, goOnline, isOffline } from './network.ts';
import { noiseIn } from './noise.ts';
import { asServed } from './servers.ts';
import { FAKED_TIMERS, isComing, pause, tick } from './waiting.ts';

export interface Visit {
  path: string;
  persona: PersonaId | null;
  scenario?: string;
}

export interface Laid {
  operation: OperationId;
  kind: FaultKind;
}

export interface Heard {
  /** Number of calls per operation, in order of first call. */
  calls: Map<OperationId, number>;
  /** Console warnings and errors, and uncaught errors. */
  noise: string[];
}

const STEP_MS = 100;
/** More calls than this count as an endless request loop. */
const MANY_CALLS = 30;
/** Steps into which a long wait is divided. */
const LONG_STEPS = 200;
/** Event loop turns between an answer and its render. */
const TURNS = 4;
/** Rounds without a change before the page counts as idle. */
const QUIET_ROUNDS = 3;
/** Longest wait on the fake clock until the page is idle, ms; three retries with backoff take under two seconds. */
const LONGEST_MS = 12_000;
/** Dynamic imports load in real time: number of further polls, and ms between them. */
const LATE_LOOKS = 60;
const LATE_LOOK_MS = 5;
/** The mock answers in real time, for a PDF longer than the fake clock waits: number of polls, and ms between them. */
const ANSWER_LOOKS = 2_000;
const ANSWER_LOOK_MS = 1;

export class Harness {
  readonly heard: Heard = { calls: new Map(), noise: [] };
  private fault: Laid | null = null;
  private behind: Interceptor = (_request, answer) => answer();
  private waiting = 0;
  private answering = 0;
  private root: Root | null = null;
  private place: HTMLElement | null = null;
  private changes = 0;
  private readonly watch = new MutationObserver(() => (this.changes += 1));
  private client = createPortalQueryClient();
  private router: PortalRouter | null = null;
  private current: TestMock | null = null;

  /** Installs the fake clock and the console spies. */
  begin(): void {
    stubs.stay = true;
    vi.useFakeTimers({ toFake: [...FAKED_TIMERS] });
    const note = (...parts: readonly unknown[]): void => {
      const line = noiseIn(parts);
      if (line !== null) this.heard.noise.push(line);
    };
    vi.spyOn(console, 'error').mockImplementation(note);
    vi.spyOn(console, 'warn').mockImplementation(note);
    this.uncaught = (error) => {
      // MSW drops connections with an error of its own that no code can catch after an abort.
      if (error instanceof TypeError && error.cause instanceof Response) return;
      this.heard.noise.push(`nobody caught ${String(error)}`);
    };
    process.on('unhandledRejection', this.uncaught);
    window.addEventListener('error', this.broken);
    const { click } = HTMLAnchorElement.prototype;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      // Prevents downloads and external navigation, which would unload the test DOM.
      if (this.isConnected && !this.hasAttribute('download')) click.call(this);
    });
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const control = new AbortController();
      setTimeout(() => control.abort(new DOMException('No answer in time.', 'TimeoutError')), ms);
      return control.signal;
    });
  }

  /** Restores the clock and the console. */
  end(): void {
    this.close();
    window.localStorage.clear();
    window.sessionStorage.clear();
    this.current?.stop();
    this.current = null;
    process.off('unhandledRejection', this.uncaught);
    window.removeEventListener('error', this.broken);
    vi.restoreAllMocks();
    vi.useRealTimers();
    stubs.stay = false;
  }

  private uncaught: (error: unknown) => void = noop;
  private readonly broken = (event: ErrorEvent): void => this.uncaught(event.error);

  get mock(): TestMock {
    if (this.current === null) throw new Error('No World is there yet');
    return this.current;
  }

  get pathname(): string {
    return this.router?.state.location.pathname ?? '';
  }

  async world({ scenario }: Pick<Visit, 'scenario'>): Promise<void> {
    this.current?.stop();
    this.current = await startMock({
      ...(scenario === undefined ? {} : { scenario }),
      intercept: (request, answer) => this.between(request, answer),
    });
  }

  /** True while a call has no answer. */
  get isSilent(): boolean {
    return this.waiting > 0;
  }

  lay(fault: Laid | null): void {
    this.fault = fault;
    if (fault === null) goOnline();
    if (fault?.kind.offline === 'from the start') goOffline();
  }

  /** Sets the server's behaviour until the next World. */
  serveAs(server: Partial<ServerBehaviour> = {}): void {
    this.mock.world.server = { ...STANDARD_BEHAVIOUR, ...server };
  }

  /** Puts a server between the mock and the page; stays until it is replaced. */
  standBehind(server: Interceptor): void {
    this.behind = server;
  }

  /** Loads an address in a new browser and waits until the page is idle. */
  async open(visit: Visit, language: Language): Promise<void> {
    this.close();
    window.localStorage.clear();
    window.sessionStorage.clear();
    await this.reopen(visit, language);
  }

  /** Loads an address in the same browser, with its storage. */
  async reopen({ path, persona }: Visit, language: Language): Promise<void> {
    this.close();
    window.localStorage.setItem(STORAGE.lang, language);
    if (persona !== null) enterAs(this.mock, persona);
    window.history.replaceState(null, '', asServed(this.mock.world, path));
    await startTexts(language, [...TEXT_PARTS, 'checks']);
    this.client = createPortalQueryClient();
    const router = createPortalRouter(this.client);
    this.router = router;
    onUnauthorized(() => leaveEndedSession(router, this.client));
    countVisitsOf(router, this.client);
    this.client
      .query(platformQueries.texts(language))
      .then((texts) => overlayTexts(language, texts))
      .catch(noop);
    this.place = document.createElement('div');
    document.body.append(this.place);
    this.watch.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    this.root = createRoot(this.place);
    this.root.render(<Providers queryClient={this.client} router={router} />);
    await this.settle();
  }

  /** Advances the clock until the page is idle. */
  async settle(): Promise<void> {
    for (let look = 0; look < LATE_LOOKS; look += 1) {
      await this.quiet();
      if (!isComing()) return;
      if (this.waiting > 0) return;
      await pause(LATE_LOOK_MS);
    }
  }

  private async quiet(): Promise<void> {
    let rounds = 0;
    for (let passed = 0; passed < LONGEST_MS && rounds < QUIET_ROUNDS; passed += STEP_MS) {
      const before = this.changes;
      await this.pass(STEP_MS);
      const isIdle = this.changes === before && this.router?.state.status !== 'pending';
      // Silent calls end only in an explicit step, so they do not count as busy.
      const isBusy = this.waiting === 0 && (this.client.isFetching() > 0 || this.client.isMutating() > 0);
      rounds = isIdle && !isBusy ? rounds + 1 : 0;
    }
  }

  async pass(ms: number): Promise<void> {
    // The async variant of advanceTimersByTime waits on a test DOM timer that may have been cleared.
    const step = Math.max(STEP_MS, ms / LONG_STEPS);
    for (let left = ms; left > 0; left -= step) {
      for (let look = 0; look < ANSWER_LOOKS && this.answering > 0; look += 1) await pause(ANSWER_LOOK_MS);
      vi.advanceTimersByTime(Math.min(step, left));
      for (let turn = 0; turn < TURNS; turn += 1) await tick();
    }
  }

  close(): void {
    this.watch.disconnect();
    this.root?.unmount();
    this.place?.remove();
    this.router?.history.destroy();
    this.client.clear();
    onUnauthorized(() => undefined);
    notifications.clean();
    clearSession();
    vi.clearAllTimers();
    this.root = null;
    this.waiting = 0;
    this.heard.calls.clear();
    this.heard.noise.length = 0;
  }

  private async between(
    request: Request,
    mockAnswer: () => Promise<Response | null>,
  ): Promise<Response | null> {
    const answer = async (): Promise<Response | null> => {
      this.answering += 1;
      try {
        return await this.behind(request, mockAnswer);
      } finally {
        this.answering -= 1;
      }
    };
    const route = routes.find(request.method, new URL(request.url).pathname);
    if (route === null) return answer();
    const { operationId } = route;
    const times = (this.heard.calls.get(operationId) ?? 0) + 1;
    this.heard.calls.set(operationId, times);
    if (times > MANY_CALLS) {
      if (times === MANY_CALLS + 1) this.heard.noise.push(`${operationId} is called for ever`);
      return new Promise(noop);
    }
    const { fault } = this;
    if (isOffline()) return Response.error();
    if (fault?.operation !== operationId) return answer();
    if (fault.kind.offline !== undefined) goOffline();
    if (fault.kind.silence !== undefined) {
      const { silence } = fault.kind;
      this.waiting += 1;
      await new Promise((done) => setTimeout(done, silence));
      this.waiting = Math.max(0, this.waiting - 1);
    }
    return fault.kind.lay(operationId, answer);
  }
}
