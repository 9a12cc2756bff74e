/** The whole portal on a stage: its real routes, queries and texts above the real mock, with a clock that is moved by hand. */
import { noop } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import { notifications } from '@mantine/notifications';
import { routes } from '#mocks/core/route-index.ts';
import { startMock, type TestMock } from '#mocks/adapters/msw-node.ts';
import type { PersonaId } from '#mocks/world/persona.ts';
import { platformQueries } from '#src/api/shared/platform.ts';
import { clearSession } from '#src/api/session.ts';
import { onUnauthorized } from '#src/api/unauthorized.ts';
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { Providers } from '#src/app/providers.tsx';
import { createPortalQueryClient } from '#src/app/query-client.ts';
import { createPortalRouter, type PortalRouter } from '#src/app/router.ts';
import { overlayTexts, startTexts } from '#src/i18n/i18n.ts';
import type { Language } from '#src/i18n/keys.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { countVisitsOf } from '#src/parts/page/count-visits.ts';
import { leaveEndedSession } from '#src/parts/session/leave-ended-session.ts';
import { enterAs } from '../support/signed-in.ts';
import type { FaultKind } from './kinds.ts';
import { noiseIn } from './noise.ts';
import { isComing, pause, tick } from './waiting.ts';

/** Who looks at what. */
export interface Visit {
  path: string;
  persona: PersonaId | null;
  scenario?: string;
}

/** A fault of one call. */
export interface Laid {
  operation: OperationId;
  kind: FaultKind;
}

/** What the stage noticed beside what it shows. */
export interface Heard {
  /** Calls in the order of their coming, with their number. */
  calls: Map<OperationId, number>;
  /** What went to the console as a warning or an error, and what nobody caught. */
  noise: string[];
}

const STEP_MS = 100;
/** A page that asks one thing more often asks it for ever. */
const MANY_CALLS = 30;
/** A long time passes in so many steps. */
const LONG_STEPS = 200;
/** Turns of the event loop that an answer takes to its place on the page. */
const TURNS = 4;
/** Rounds in which nothing happens, before the stage counts as quiet. */
const QUIET_ROUNDS = 3;
/** Longest time on the portal's clock until it is quiet, ms: three tries of a call with their pauses take under two seconds. */
const LONGEST_MS = 12_000;
/** Scripts come in real time: so many more looks, ms apart. */
const LATE_LOOKS = 60;
const LATE_LOOK_MS = 5;
/** The mock works in real time as well, at a PDF for longer than the portal's clock would wait on a busy machine: so many looks, ms apart. */
const ANSWER_LOOKS = 2_000;
const ANSWER_LOOK_MS = 1;

/** Of time, what the portal asks for; promises and React's own turns go on as they are. */
const FAKED = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'Date',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;
/** Nothing scrolls here, so nothing ever comes into view. */
class BlindObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

export class Stage {
  readonly heard: Heard = { calls: new Map(), noise: [] };
  private fault: Laid | null = null;
  private waiting = 0;
  private answering = 0;
  private root: Root | null = null;
  private place: HTMLElement | null = null;
  private changes = 0;
  private readonly watch = new MutationObserver(() => (this.changes += 1));
  private client = createPortalQueryClient();
  private router: PortalRouter | null = null;
  private current: TestMock | null = null;

  /** Takes clock and console. */
  begin(): void {
    vi.useFakeTimers({ toFake: [...FAKED] });
    const note = (...parts: readonly unknown[]): void => {
      const line = noiseIn(parts);
      if (line !== null) this.heard.noise.push(line);
    };
    vi.spyOn(console, 'error').mockImplementation(note);
    vi.spyOn(console, 'warn').mockImplementation(note);
    this.uncaught = (error) => {
      // MSW drops connections by an error of its own; where the call was taken back, no code can catch it. The portal's are others.
      if (error instanceof TypeError && error.cause instanceof Response) return;
      this.heard.noise.push(`nobody caught ${String(error)}`);
    };
    process.on('unhandledRejection', this.uncaught);
    window.addEventListener('error', this.broken);
    vi.stubGlobal('IntersectionObserver', BlindObserver);
    const { click } = HTMLAnchorElement.prototype;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      // Files are not kept, and other sites not opened; the test DOM would leave the portal for them.
      if (this.isConnected && !this.hasAttribute('download')) click.call(this);
    });
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const control = new AbortController();
      setTimeout(() => control.abort(new DOMException('No answer in time.', 'TimeoutError')), ms);
      return control.signal;
    });
  }

  /** Gives them back. */
  end(): void {
    this.close();
    window.localStorage.clear();
    window.sessionStorage.clear();
    this.current?.stop();
    this.current = null;
    process.off('unhandledRejection', this.uncaught);
    window.removeEventListener('error', this.broken);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }

  private uncaught: (error: unknown) => void = noop;
  private readonly broken = (event: ErrorEvent): void => this.uncaught(event.error);

  /** The mock behind the page. */
  get mock(): TestMock {
    if (this.current === null) throw new Error('No World is there yet');
    return this.current;
  }

  get pathname(): string {
    return this.router?.state.location.pathname ?? '';
  }

  /** A fresh World for what follows. */
  async world({ scenario }: Pick<Visit, 'scenario'>): Promise<void> {
    this.current?.stop();
    this.current = await startMock({
      ...(scenario === undefined ? {} : { scenario }),
      between: (request, answer) => this.between(request, answer),
    });
  }

  /** Whether a call is still without an answer. */
  get isSilent(): boolean {
    return this.waiting > 0;
  }

  lay(fault: Laid | null): void {
    this.fault = fault;
  }

  /** Loads an address as a new browser does, and waits until nothing happens any more. */
  async open(visit: Visit, language: Language): Promise<void> {
    this.close();
    window.localStorage.clear();
    window.sessionStorage.clear();
    await this.show(visit, language);
  }

  /** Loads it in the same browser: what it keeps is still there. */
  async reopen(visit: Visit, language: Language): Promise<void> {
    this.close();
    await this.show(visit, language);
  }

  private async show({ path, persona }: Visit, language: Language): Promise<void> {
    window.localStorage.setItem(STORAGE.lang, language);
    if (persona !== null) enterAs(this.mock, persona);
    window.history.replaceState(null, '', path);
    await startTexts(language);
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

  /** Moves the clock until nothing happens any more. */
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
      // What waits in silence waits for a step of its own.
      const isBusy = this.waiting === 0 && (this.client.isFetching() > 0 || this.client.isMutating() > 0);
      rounds = isIdle && !isBusy ? rounds + 1 : 0;
    }
  }

  /** Lets time pass on the portal's clock. */
  async pass(ms: number): Promise<void> {
    // Not the asynchronous way of the fake clock: it waits on a timer of the test DOM, which may have dropped it.
    const step = Math.max(STEP_MS, ms / LONG_STEPS);
    for (let left = ms; left > 0; left -= step) {
      for (let look = 0; look < ANSWER_LOOKS && this.answering > 0; look += 1) await pause(ANSWER_LOOK_MS);
      vi.advanceTimersByTime(Math.min(step, left));
      for (let turn = 0; turn < TURNS; turn += 1) await tick();
    }
  }

  /** Leaves the page; the next one knows nothing of it. */
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
        return await mockAnswer();
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
    if (fault?.operation !== operationId) return answer();
    if (fault.kind.silence !== undefined) {
      const { silence } = fault.kind;
      this.waiting += 1;
      await new Promise((done) => setTimeout(done, silence));
      this.waiting = Math.max(0, this.waiting - 1);
    }
    return fault.kind.lay(operationId, answer);
  }
}
