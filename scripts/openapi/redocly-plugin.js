/**
 * The contract's own lint rules (openapi/README.md) that redocly.yaml cannot state, in plain JavaScript, because Redocly loads
 * plugins as it.
 */
import { basename } from 'node:path';
import { completeCall } from './whole-call.js';

const areaOf = (location) => basename(location.source.absoluteRef, '.yaml');

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value) => typeof value === 'string' && value.trim() !== '';

/** The value at a path of keys, following references. */
function at(context, node, keys) {
  let current = follow(context, node);
  for (const key of keys) current = isObject(current) ? follow(context, current[key]) : undefined;
  return current;
}

function follow(context, node) {
  return isObject(node) && '$ref' in node ? context.resolve(node).node : node;
}

/** Whether a schema is `{ code, message, data }`, all required. */
function isEnvelope(schema) {
  if (!isObject(schema) || !isObject(schema['properties'])) return false;
  const names = Object.keys(schema['properties']).sort().join();
  return names === 'code,data,message' && [...(schema['required'] ?? [])].sort().join() === names;
}

/**
 * Adds the paths and the tag of each file under `x-areas`, and completes the calls of documents with `x-each-call`; released
 * contracts may have complete calls already.
 */
const wholeCalls = () => {
  let call;
  let path;
  function complete(operation, location, context) {
    for (const message of completeCall(operation, areaOf(location), call))
      context.report({ message, location });
  }
  function completePath(item) {
    if (path) item['parameters'] = [...structuredClone(path['parameters']), ...(item['parameters'] ?? [])];
  }
  /** The paths become references, which are followed only after this visit: completes their calls here. */
  function addArea(root, area, context) {
    const { node, location } = context.resolve(area);
    (root.tags ??= []).push({ name: areaOf(location), description: node?.['x-tag'] });
    for (const [address, item] of Object.entries(Object(node?.['paths']))) {
      root.paths[address] = { $ref: `${area.$ref}#/paths/${address.replaceAll('/', '~1')}` };
      completePath(item);
      for (const [method, operation] of Object.entries(item))
        if (isObject(operation)) complete(operation, location.child(['paths', address, method]), context);
    }
  }
  return {
    Root: {
      enter(root, context) {
        ({ 'x-each-call': call, 'x-each-path': path } = root);
        const areas = root['x-areas'] ?? [];
        for (const key of ['x-each-call', 'x-each-path', 'x-areas']) delete root[key];
        for (const area of areas) addArea(root, area, context);
      },
    },
    PathItem: { enter: completePath },
    Operation: {
      enter(operation, context) {
        if (call) complete(operation, context.location, context);
      },
    },
  };
};

/** The JSON schema of a 200 response is `oneOf`: the success (code 1), then common.yaml's Failure. */
const envelope = () => ({
  Operation(operation, context) {
    const json = at(context, operation, ['responses', '200', 'content', 'application/json']);
    if (json === undefined) return;
    const location = context.location.child(['responses', '200']);
    const branches = at(context, json, ['schema', 'oneOf']);
    if (!Array.isArray(branches) || branches.length !== 2) {
      context.report({ message: 'A JSON answer is oneOf [success, Failure].', location });
      return;
    }
    const [success, failure] = branches;
    if (
      !isEnvelope(follow(context, success)) ||
      at(context, success, ['properties', 'code', 'const']) !== 1
    ) {
      context.report({
        message: 'The success is { code: SuccessCode, message, data }, all required.',
        location,
      });
    }
    if (!isObject(failure) || !String(failure['$ref']).endsWith('common.yaml#/components/schemas/Failure')) {
      context.report({ message: 'The second branch is common.yaml#/components/schemas/Failure.', location });
    }
  },
});

/** Each `x-assumed` has a reason. */
const assumed = () => ({
  any: {
    enter(node, context) {
      if (!isObject(node) || !('x-assumed' in node) || isText(node['x-assumed'])) return;
      context.report({ message: 'x-assumed is the reason, as a text.' });
    },
  },
});

function takesNull(schema) {
  if (!isObject(schema)) return false;
  const { type, oneOf } = schema;
  return (
    type === 'null' ||
    (Array.isArray(type) && type.includes('null')) ||
    (Array.isArray(oneOf) && oneOf.some(takesNull))
  );
}

/** Whether a node is an `x-invented` object, or an array of such. */
function isOurs(context, node) {
  const [whole, item] = [follow(context, node), at(context, node, ['items'])];
  return [whole, item].some((schema) => isObject(schema) && 'x-invented' in schema);
}

/**
 * Invented parts must be optional (decision 41): no required field or parameter, and nullable response data. `x-invented` states
 * the reason; on a field also what the portal does without it.
 */
const invented = () => ({
  any: {
    enter(node, context) {
      if (!isObject(node) || !('x-invented' in node || 'x-without' in node)) return;
      const isWhole =
        /^#\/components\/schemas\/[^/]+$/.test(context.location.pointer) || 'operationId' in node;
      if (!isText(node['x-invented']) || (!isWhole && !isText(node['x-without'])))
        context.report({
          message:
            'x-invented is the reason, as a text, and beside it x-without says what the portal does without it.',
        });
    },
  },
  Parameter(parameter, context) {
    if ('x-invented' in parameter && parameter['required'] === true)
      context.report({ message: 'A parameter that no document names cannot be required.' });
  },
  Schema(schema, context) {
    const { properties } = schema;
    if (!isObject(properties) || 'x-invented' in schema) return;
    const required = new Set(Array.isArray(schema['required']) ? schema['required'] : []);
    for (const [name, field] of Object.entries(properties)) {
      const location = context.location.child(['properties', name]);
      const isMarked = isObject(field) && 'x-invented' in field;
      const isData = name === 'data' && isEnvelope(schema);
      if (!isMarked && isOurs(context, field))
        context.report({ message: `"${name}" holds what no document names: mark it x-invented.`, location });
      if (isMarked && required.has(name) && !(isData && takesNull(field)))
        context.report({ message: `"${name}" is named by no document, so it cannot be required.`, location });
    }
  },
});

/** The bundler silently renames a second schema of the same name: all files share one namespace. */
const uniqueSchemas = () => {
  const seen = new Map();
  return {
    Schema(_schema, context) {
      const name = /^#\/components\/schemas\/([^/]+)$/.exec(context.location.pointer)?.[1];
      if (name === undefined) return;
      const file = areaOf(context.location);
      const first = seen.get(name) ?? file;
      seen.set(name, first);
      if (first !== file) context.report({ message: `Schema ${name} stands in ${first}.yaml already.` });
    },
  };
};

export default function openapiPlugin() {
  return {
    id: 'openapi',
    preprocessors: { oas3: { 'whole-calls': wholeCalls } },
    rules: {
      oas3: {
        envelope,
        assumed,
        invented,
        'unique-schemas': uniqueSchemas,
      },
    },
  };
}
