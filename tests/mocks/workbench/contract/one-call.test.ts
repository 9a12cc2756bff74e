/** Contract section of the workbench: the parts that need no page. */
import { beforeAll, describe, expect, it } from 'vitest';
import { oneCall } from '#mocks/workbench/contract/one-call.ts';
import { placeOf, readPlace } from '#mocks/workbench/place.ts';
import { loadOpenapi, type OpenapiDocument } from '#scripts/openapi/document.ts';

describe('one call as a document', () => {
  let portal: OpenapiDocument;
  beforeAll(async () => {
    portal = await loadOpenapi('openapi/portal.yaml');
  });
  // Declared as plain JSON for a foreign component; here it is the contract document.
  const call = (id: string, token: string | null = null) =>
    oneCall({ ...portal }, id, { language: 'en', token }) as unknown as OpenapiDocument;

  it('has this call and no other, and every component that it reaches', () => {
    const document = call('confirmQuote');
    expect(Object.keys(document.paths)).toEqual(['/api/p/price/confirm']);
    const text = JSON.stringify(document);
    const references = [...text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(3);
    for (const [, kind = '', name = ''] of references) expect(document.components[kind]).toHaveProperty(name);
    expect(Object.keys(document.components.schemas).length).toBeLessThan(10);
    expect(text).not.toContain('"security"');
  });

  it('asks in the language of the page, with the session where it stands in the query', () => {
    expect(call('confirmQuote').components['parameters']).toMatchObject({
      AcceptLanguage: { schema: { default: 'en' } },
    });
    const parameters = (token: string | null) =>
      JSON.stringify(call('downloadByToken', token).paths['/n/attachment/download/token/{attachmentId}']);
    expect(parameters('abc')).toContain('"default":"abc"');
    expect(parameters(null)).not.toContain('"default"');
    // A copy is modified, not the original.
    expect(JSON.stringify(portal)).not.toContain('"default":"abc"');
  });

  it('says of a call that there is not', () => {
    expect(() => call('noSuchCall')).toThrow('noSuchCall');
  });
});

describe('a place in the workbench', () => {
  it('is read as it was written', () => {
    expect(readPlace(placeOf('contract', 'confirmQuote'))).toEqual({
      section: 'contract',
      chosen: 'confirmQuote',
    });
    expect(readPlace(placeOf('faults', 'a/b %'))).toEqual({ section: 'faults', chosen: 'a/b %' });
    expect(readPlace(placeOf('clock'))).toEqual({ section: 'clock', chosen: '' });
    expect(readPlace('#faults/%')).toEqual({ section: 'faults', chosen: '' });
    expect(readPlace('')).toEqual({ section: '', chosen: '' });
  });
});
