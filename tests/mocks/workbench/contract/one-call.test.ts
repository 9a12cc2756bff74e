/** Contract section of the workbench: the parts that need no page. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createPatcher } from '#mocks/workbench/contract/patch-elements.ts';
import { oneCall, inChinese } from '#mocks/workbench/contract/one-call.ts';
import type { ComponentReact, Element } from '#mocks/workbench/contract/swagger.ts';
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

describe('what Swagger UI renders', () => {
  /** Minimal React stand-in to inspect elements. */
  const React: ComponentReact = {
    createElement: (type, props, ...children) => {
      const { key = null, ...rest } = (props ?? {}) as { key?: string | null };
      const own = children.length === 0 ? {} : { children: children.length === 1 ? children[0] : children };
      return { type, key, props: { ...rest, ...own } };
    },
    isValidElement: (node): node is Element => typeof node === 'object' && node !== null && 'props' in node,
  };
  const element = React.createElement;
  const mend = createPatcher(React, inChinese);
  // Calls a function component as React does.
  const rendered = (component: object, props: object = {}): Element =>
    (mend(component) as (props: object) => Element)(props);

  it('is Chinese, in texts and in what is read out, and keeps what it has no word for', () => {
    const { props } = rendered(() =>
      element('button', { 'aria-label': 'Copy to clipboard', title: 'q-1001' }, 'Execute', ' ', 'q-1001'),
    );
    expect(props).toMatchObject({ 'aria-label': '复制', title: 'q-1001', children: ['发送', ' ', 'q-1001'] });
  });

  it('is mended in components of components and in lists, with their keys', () => {
    const Inner = (): Element => element('h5', null, 'Response headers');
    const { props } = rendered(() => element('div', null, new Set([element(Inner, { key: 'a' })])));
    const [{ key, type }] = props['children'] as [Element];
    expect(key).toBe('a');
    expect((type as () => Element)().props['children']).toBe('响应头');
    // No default key: children without a key would all get the same.
    expect(rendered(() => element('div', null, element('p', null))).props['children']).toMatchObject({
      key: null,
    });
  });

  it('is the same component every time, or its state would be lost', () => {
    class Counter {
      render(): Element {
        return element('p', null, 'Responses');
      }
    }
    Object.assign(Counter.prototype, { isReactComponent: {} });
    const Mended = mend(Counter) as typeof Counter;
    expect(mend(Counter)).toBe(Mended);
    expect(mend(Mended)).toBe(Mended);
    expect(new Mended().render().props['children']).toBe('响应');
  });

  it('has heads of tables, tables that are tables, and long texts within the reach of keys', () => {
    const head = rendered(() => element('td', { className: 'col_header response-col_status' }, 'Code'));
    expect(head).toMatchObject({ type: 'th', props: { scope: 'col', children: '状态码' } });
    const table = rendered(() => element('table', { role: 'region', 'aria-live': 'polite', id: 'a' }));
    expect(table.props).toEqual({ id: 'a' });
    expect(rendered(() => element('pre', null)).props).toEqual({ tabIndex: 0 });
  });
});
