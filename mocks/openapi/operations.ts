import { operations, type Area, type OperationId } from '#src/api/generated/operations.gen.ts';
import type { operations as Shapes } from '#src/api/generated/schema.d.ts';

export type OperationsOf<Tag extends Area> = {
  [Id in OperationId]: (typeof operations)[Id]['tag'] extends Tag ? Id : never;
}[OperationId];

export function isOperationId(id: string): id is OperationId {
  return Object.hasOwn(operations, id);
}

type Operation<Id extends OperationId> = Shapes[Id];

export type BodyOf<Id extends OperationId> =
  Operation<Id> extends { requestBody?: { content: infer Content } }
    ? Content extends { 'application/json': infer Body }
      ? Body
      : Content extends { 'multipart/form-data': unknown }
        ? FormData
        : undefined
    : undefined;
/** An unvalidated body: fields may be missing, too long or too many, which handlers refuse with a message (decision 32). */
export type Sent<T> = T extends FormData
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Sent<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]?: Sent<T[Key]> | undefined }
      : T;
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

export type DataOf<Id extends OperationId> =
  Extract<JsonAnswer<Id>, { code: 1 }> extends { data: infer Data } ? Data : never;
