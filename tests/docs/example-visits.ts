/** One visit to every screen of src/routes.ts: an example URL, and a persona with access. */
import type { PersonaId } from '#mocks/world/persona.ts';
import { routedFiles } from './routed-files.ts';

/** URLs of screens with parameters; every such route needs an entry. */
const EXAMPLE: Readonly<Record<string, string>> = {
  '/app/epd/$id': '/app/epd/b-001',
  '/apppdf/$id': '/apppdf/b-001',
  '/epd/mineEpd/$id': '/epd/mineEpd/app-010',
  '/textmessage/$id': '/textmessage/m-certified-07',
  '/news/newsDetailsPage': '/news/newsDetailsPage?id=news-01',
  '/NoticeInformationPage/Notice': '/NoticeInformationPage/Notice?id=ann-01',
  '/hoster': '/hoster?Id=ag-reg-07',
  '/compent': '/compent?id=REGISTRATION',
  '/Result': '/Result?type=2',
  '/webview': '/webview?page=about',
  '/myDetails': '/myDetails?id=v-016',
};

/** Personas for screens that the certified company cannot see; null is a visitor. */
const SEEN_BY: Readonly<Record<string, PersonaId | null>> = {
  '/register': null,
  '/Loginapp': null,
  '/appLogin': null,
  '/logins': null,
  '/appLoginform': 'newcomer',
  '/information': 'rejected',
  '/userinfo': 'rejected',
  '/enterprise': 'uncertified',
  '/thirdAgency': 'agency',
};

export interface ExampleVisit {
  /** The documented path. */
  route: string;
  path: string;
  persona: PersonaId | null;
}

export function exampleVisits(): ExampleVisit[] {
  return [...routedFiles().keys()]
    .filter((route) => route !== '/$')
    .map((route) => ({
      route,
      path: EXAMPLE[route] ?? route,
      persona: SEEN_BY[route] === undefined ? 'certified' : SEEN_BY[route],
    }));
}
