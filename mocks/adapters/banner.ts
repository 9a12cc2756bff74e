/** Printed when a server with the mock starts: addresses, personas, scenarios. */
import { personas } from '../seed/personas.ts';
import { scenarios } from '../scenarios/create-world.ts';
import { WORKBENCH_PATH } from './workbench.ts';

const SHOWN_SCENARIOS = ['default', 'fresh-company', 'quote-issued', 'stage-70'];

/** @param origin `http://127.0.0.1:5173`. @param pages whether the portal's pages are served there too. */
export function banner(origin: string, pages: boolean): string {
  const rows = personas
    .filter((persona) => persona.userId !== null)
    .map(
      ({ id, phone, email, password, describe }) =>
        `    ${id.padEnd(16)} ${(phone ?? '').padEnd(12)} ${(email ?? '').padEnd(28)} ${(password ?? '').padEnd(10)} ${describe.en}`,
    );
  const links = scenarios
    .filter(({ id }) => SHOWN_SCENARIOS.includes(id))
    .map(({ id, title }) => `    ${origin}/?scenario=${id}`.padEnd(60) + ` ${title.en}`);
  return [
    '',
    `  Workbench   ${origin}${WORKBENCH_PATH}`,
    `  Mock backend   ${origin}/__mock/api/world`,
    `  SMS and e-mail codes   ${origin}/__mock/api/outbox`,
    '',
    '  Sign in as',
    ...rows,
    ...(pages
      ? ['', '  Start a situation, signed in', ...links, `    all of them: ${origin}/__mock/api/scenarios`]
      : []),
    '',
  ].join('\n');
}
