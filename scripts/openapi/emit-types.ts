/** Types of a contract document: `paths`, `operations`, `components`. */
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import type { OpenapiDocument } from './document.ts';

const BLOB = ts.factory.createTypeReferenceNode('Blob');

/** Renders the types. A field of `format: binary` is a Blob: that is what browsers send and receive. */
export async function emitTypes(document: OpenapiDocument, mark: string): Promise<string> {
  // The generator resolves references in place, so it works on its own copy. It wants all parts of a document in the type;
  // ours names those that the scripts read, and the rest is there all the same.
  const copy = structuredClone(document) as unknown as OpenAPI3;
  const ast = await openapiTS(copy, {
    transform: (schema) => ('format' in schema && schema.format === 'binary' ? BLOB : undefined),
  });
  return `${mark}\n${astToString(ast)}`;
}
