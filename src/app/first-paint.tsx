import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { startTexts } from '#src/i18n/i18n.ts';
import { translate } from '#src/i18n/translate.ts';
import type { Language, TextKey } from '#src/i18n/keys.ts';
import { comingPage, headParts, textParts } from './early-parts.tsx';
import { Providers } from './providers.tsx';
import { createPortalQueryClient } from './query-client.ts';
import type { FileRouteTypes } from './route-tree.gen.ts';
import { createPortalRouter } from './router.ts';

const titleOf = (title: TextKey | undefined): string => translate(title ?? 'common.appName');

/** A page without data and its title, prerendered by the build (scripts/first-paint.ts). */
export async function firstPaint(
  language: Language,
  path: string,
): Promise<Record<'title' | 'html', string>> {
  await startTexts(language);
  const queryClient = createPortalQueryClient();
  const router = createPortalRouter(queryClient, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  return {
    title: titleOf(router.state.matches.at(-1)?.staticData.title),
    html: renderToString(<Providers queryClient={queryClient} router={router} />),
  };
}

/**
 * Title, and content of `main`, of a page whose guard would wait for the server, or of a view that a parameter opens.
 * @param path full path of its route
 */
export async function firstMain(
  language: Language,
  path: FileRouteTypes['fullPaths'],
  parameters?: Readonly<Record<string, string>>,
): Promise<Record<'title' | 'html', string>> {
  await startTexts(language);
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createPortalRouter(createPortalQueryClient(), history);
  const { staticData = {} } = router.routesByPath[path].options;
  const page = (parameters && staticData.pageOf?.(parameters)) ?? staticData;
  return { title: titleOf(page.title), html: comingPage(page, router) };
}

/** Parts that scripts of their own fill: the head of a product and a legal document. */
export async function firstParts(
  language: Language,
): Promise<Record<'head' | 'text', Readonly<Record<string, string>>>> {
  await startTexts(language);
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createPortalRouter(createPortalQueryClient(), history);
  return { head: headParts(language, router), text: textParts(language, router) };
}
