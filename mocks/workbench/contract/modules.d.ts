/** Modules without types of their own. */

declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  import type { Plugin, System } from '#mocks/workbench/contract/swagger.ts';

  interface SentRequest {
    readonly url: string;
    readonly headers: Record<string, string>;
  }

  interface SwaggerOptions {
    readonly domNode: HTMLElement;
    readonly spec: object;
    readonly layout: string;
    readonly plugins: readonly ((system: System) => Plugin)[];
    readonly requestInterceptor: (request: SentRequest) => SentRequest;
    readonly responseInterceptor: <Answer extends { readonly status: number }>(answer: Answer) => Answer;
    readonly [name: string]: unknown;
  }

  const SwaggerUI: (options: SwaggerOptions) => System;
  export default SwaggerUI;
}

/** Made from the project's sources by scripts/vite/reference.ts. */
declare module 'virtual:reference' {
  import type { Reference } from '#mocks/workbench/contract/facts.ts';

  const reference: Reference;
  export default reference;
}
