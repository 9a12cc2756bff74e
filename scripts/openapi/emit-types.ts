/** Types of a contract document: `paths`, `operations`, `components`. */
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import type { OpenapiDocument } from './document.ts';

const BLOB = ts.factory.createTypeReferenceNode('Blob');

/** Renders the types. A field of `format: binary` becomes a Blob. */
export async function emitTypes(document: OpenapiDocument, mark: string): Promise<string> {
  // A copy, because the generator resolves references in place. Our type lists only the parts that scripts read; the data is a
  // complete document.
  const copy = structuredClone(document) as unknown as OpenAPI3;
  const ast = await openapiTS(copy, {
    transform: (schema) => ('format' in schema && schema.format === 'binary' ? BLOB : undefined),
  });
  return `${mark}\n${astToString(ast)}`;
}
