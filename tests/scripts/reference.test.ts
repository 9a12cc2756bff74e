/** What the workbench tells of each call is so: held against the other ways in which the project knows it. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CallFacts } from '#mocks/workbench/contract/facts.ts';
import { ROOT } from '#scripts/lib/paths.ts';
import { documentedCalls } from '#scripts/openapi/calls.ts';
import { loadOpenapi, operationsOf, type OpenapiDocument } from '#scripts/openapi/document.ts';
import { usedOperations } from '#scripts/openapi/usage.ts';
import { callFacts } from '#scripts/reference/calls.ts';
import { must } from '../support/must.ts';

let portal: OpenapiDocument;
let facts: CallFacts[];
beforeAll(async () => {
  portal = await loadOpenapi('openapi/portal.yaml');
  facts = callFacts(portal);
});

const textOf = (file: string): string => readFileSync(ROOT + file, 'utf8');
const lineOf = (file: string, line: number): string => textOf(file).split('\n')[line - 1] ?? '';
const idsWhere = (holds: (fact: CallFacts) => boolean): string[] => facts.filter(holds).map(({ id }) => id);
const factsOf = (id: string): CallFacts => must(facts.find((fact) => fact.id === id));

describe('the facts of the calls', () => {
  it('are there for every call of the contract, and name its row in calls.tsv', () => {
    expect(facts.map(({ id }) => id)).toEqual(
      operationsOf(portal).map(({ operation }) => operation.operationId),
    );
    const documented = documentedCalls();
    const rows = facts.flatMap(({ row }) => row ?? []).sort((a, b) => a - b);
    expect(rows).toEqual(documented.map((_, index) => index + 1));
    expect(
      idsWhere(({ method, path, row }) => row !== null && documented[row - 1] !== `${method} ${path}`),
    ).toEqual([]);
  });

  it('name the line of the contract, and of a handler that is called so', () => {
    expect(
      idsWhere(({ id, contract: { file, line } }) => lineOf(file, line).trim() !== `operationId: ${id}`),
    ).toEqual([]);
    expect(idsWhere(({ id, handler: { file, line } }) => !lineOf(file, line).includes(id))).toEqual([]);
  });

  it('name screens for exactly the calls that the portal makes; the others have a reason', () => {
    const used = usedOperations(operationsOf(portal));
    expect(idsWhere(({ screens }) => screens.length > 0)).toEqual(idsWhere(({ id }) => used.has(id)));
    expect(idsWhere(({ screens, unused }) => screens.length > 0 === (unused !== null))).toEqual([]);
  });

  it('hold every assumption of docs/assumptions.md that stands at a call, and those of its schemas', () => {
    const rows = [
      ...textOf('docs/assumptions.md').matchAll(/^\| `((?:GET|POST) \/\S+)([^`]*)` \| (.+?) \|/gm),
    ];
    expect(rows.length).toBeGreaterThan(50);
    const told = new Set(
      facts.flatMap(({ method, path, assumptions }) =>
        assumptions.map(({ where }) => `${method} ${path} ${where}`.trim()),
      ),
    );
    expect(
      rows
        .map(([, call = '', where = '']) => `${call} ${where.trim()}`.trim())
        .filter((where) => !told.has(where)),
    ).toEqual([]);
    expect(factsOf('getMenu').assumptions.map(({ where }) => where)).toContain('MenuItem.url');
  });

  it('are those that one would find by hand', () => {
    expect(factsOf('confirmQuote')).toMatchObject({
      auth: 'token',
      screens: ['/epd/mineEpd', '/epd/mineEpd/$id'],
      captcha: false,
      handler: { file: 'mocks/handlers/quote/index.ts' },
    });
    expect(factsOf('getMenu').screens).toEqual(['*']);
    expect(factsOf('sendSmsCode').captcha).toBe(true);
    expect(factsOf('downloadByToken')).toMatchObject({ auth: 'query-token', screens: [] });
    expect(factsOf('registerByPhone').handler.file).toBe('mocks/handlers/account/register.ts');
  });
});
