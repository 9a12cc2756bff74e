import { describe, expect, test } from 'vitest';
import { createRouteIndex, routes } from '#mocks/core/route-index.ts';
import { operations } from '#src/api/generated/operations.gen.ts';

const index = createRouteIndex({
  one: { method: 'GET', path: '/p/things/{id}' },
  list: { method: 'GET', path: '/p/things/list' },
  deep: { method: 'GET', path: '/p/things/{id}/{part}' },
  fixed: { method: 'GET', path: '/p/things/special/{part}' },
  write: { method: 'POST', path: '/p/things/{id}' },
});

describe('the route index', () => {
  test('prefers a written segment to a parameter, from the left', () => {
    expect(index.find('GET', '/p/things/list')?.operationId).toBe('list');
    expect(index.find('GET', '/p/things/7')).toMatchObject({ operationId: 'one', params: { id: '7' } });
    expect(index.find('GET', '/p/things/special/x')).toMatchObject({
      operationId: 'fixed',
      params: { part: 'x' },
    });
    expect(index.find('GET', '/p/things/7/x')).toMatchObject({
      operationId: 'deep',
      params: { id: '7', part: 'x' },
    });
  });

  test('tells methods apart and knows which there are', () => {
    expect(index.find('POST', '/p/things/7')?.operationId).toBe('write');
    expect(index.find('PUT', '/p/things/7')).toBeNull();
    expect(index.methodsOf('/p/things/7')).toEqual(['GET', 'POST']);
  });

  test('takes paths letter by letter and whole', () => {
    for (const path of ['/p/Things/list', '/p/things/', '/p/things', '/p/things/1/2/3', '/p/things/list/']) {
      expect(index.find('GET', path)).toBeNull();
    }
  });

  test('decodes parameters, and takes none that cannot be decoded', () => {
    expect(index.find('GET', '/p/things/a%2Fb%20%E9%92%A2')?.params).toEqual({ id: 'a/b 钢' });
    expect(index.find('GET', '/p/things/%E9%92')).toBeNull();
  });

  test('finds each operation of the contract under its own path', () => {
    const found = Object.values(operations).map(({ method, path }) => {
      const filled = path.replaceAll(/\{[^}]+\}/g, 'x1');
      return routes.find(method, filled)?.operationId;
    });
    expect(found).toEqual(Object.keys(operations));
  });
});
