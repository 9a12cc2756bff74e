/** The operations as the mock sees them: by area, and the shapes of their calls. */
import { operations, type Area, type OperationId } from '#src/api/generated/operations.gen.ts';
import type { operations as Shapes } from '#src/api/generated/schema.d.ts';

/** The operations of an area: those with this tag. */
export type OperationsOf<Tag extends Area> = {
  [Id in OperationId]: (typeof operations)[Id]['tag'] extends Tag ? Id : never;
}[OperationId];

/** Whether there is an operation of this name. */
export function isOperationId(id: string): id is OperationId {
  return Object.hasOwn(operations, id);
}

type Operation<Id extends OperationId> = Shapes[Id];

/** The body that the core hands to a handler. */
export type BodyOf<Id extends OperationId> =
  Operation<Id> extends { requestBody?: { content: infer Content } }
    ? Content extends { 'application/json': infer Body }
      ? Body
      : Content extends { 'multipart/form-data': unknown }
        ? FormData
        : undefined
    : undefined;
/**
 * A body as it may arrive. Its types are the contract's, but what should be there may be missing, too long or too many:
 * that is for the handler to refuse, in words (decision 32).
 */
export type Sent<T> = T extends FormData
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Sent<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]?: Sent<T[Key]> | undefined }
      : T;
/** Parameters of the path or the query. */
export type Params<Id extends OperationId, Place extends string> =
  Operation<Id> extends { parameters: { [Key in Place]?: infer P } }
    ? [P] extends [undefined]
      ? Record<string, never>
      : NonNullable<P>
    : Record<string, never>;
type JsonAnswer<Id extends OperationId> =
  Operation<Id> extends { responses: { 200: { content: { 'application/json': infer Json } } } }
    ? Json
    : never;

/** `data` of a successful answer. */
export type DataOf<Id extends OperationId> =
  Extract<JsonAnswer<Id>, { code: 1 }> extends { data: infer Data } ? Data : never;
