/** The recordings that come with the project, each from a journey that is written down as a program. */
import { join } from 'node:path';
import { recordingText } from '#mocks/recording/write.ts';
import { ROOT } from '../lib/paths.ts';
import { correctionRound, wholeApplication } from './applications.ts';
import { certification, registration, verification } from './people.ts';
import type { Tester } from './tester.ts';

interface Shipped {
  readonly title: string;
  readonly journey: () => Promise<Tester>;
}

export const SHIPPED: Readonly<Record<string, Shipped>> = {
  application: {
    title: 'The whole application, from the form to a declaration that everybody finds',
    journey: wholeApplication,
  },
  registration: {
    title: 'Registration by e-mail, rejected once; a wrong password and a new one',
    journey: registration,
  },
  certification: { title: 'Certification of a company, which fails once', journey: certification },
  correction: {
    title: 'Correction of LCA data, asked for by the platform and by the verifier',
    journey: correctionRound,
  },
  verification: {
    title: 'A report that somebody received is checked, with a written opinion',
    journey: verification,
  },
};

/** Where a recording of this name lies. */
export const fileOf = (name: string): string => join(ROOT, 'docs/recordings', `${name}.json`);

/** The text of the file that a journey makes; the same each time. */
export async function shippedText({ title, journey }: Shipped): Promise<string> {
  return recordingText(await (await journey()).recording(title));
}
