/** Shapes of the generated schema table (`schemas.gen.ts`), shared by its generator and its reader. */

/** A JSON Schema 2020-12. */
export type Schema = Record<string, unknown> | boolean;

/** Body schemas by media type. */
export type BodySchemas = Record<string, Schema>;

/** What the contract says about one operation. A place without a schema is not checked. */
export interface OperationSchemas {
  /** Path parameters, as one object. */
  path?: Schema;
  /** Query parameters, as one object. */
  query?: Schema;
  /** Header parameters, as one object with lower-case names. */
  headers?: Schema;
  /** The request body; `required` says whether it may be missing. */
  body?: { required: boolean; content: BodySchemas };
  /** Answers by HTTP status; an empty object means an answer without a body. */
  answers: Record<string, BodySchemas>;
}

/** The whole table. Requests are open to unknown fields, answers are closed: hence two sets of definitions. */
export interface OpenapiSchemas {
  requestDefs: Record<string, Schema>;
  answerDefs: Record<string, Schema>;
  operations: Record<string, OperationSchemas>;
}
