export type Schema = Record<string, unknown> | boolean;

export type BodySchemas = Record<string, Schema>;

/** Parts without a schema are not validated. */
export interface OperationSchemas {
  path?: Schema;
  query?: Schema;
  headers?: Schema;
  /** `required`: whether it must be present. */
  body?: { required: boolean; content: BodySchemas };
  /** Answers by HTTP status; an empty object means no body. */
  answers: Record<string, BodySchemas>;
}

/** The whole table. Requests allow unknown fields, answers do not; hence two sets of definitions. */
export interface OpenapiSchemas {
  requestDefs: Record<string, Schema>;
  answerDefs: Record<string, Schema>;
  operations: Record<string, OperationSchemas>;
}
