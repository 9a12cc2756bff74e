/** Swagger UI for a single operation, localised and with our session. */
import styles from 'swagger-ui-dist/swagger-ui.css?raw';
import SwaggerUI, { type Plugin, type Stored, type System } from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import './swagger.css';
import { inChinese } from './one-call.ts';
import type { Json } from './facts.ts';
import { keepLocalised } from './localised.ts';

export interface ViewOptions {
  readonly language: 'zh' | 'en';
  /** Token of the next call, read when it is sent; null if anonymous. */
  readonly token: () => string | null;
  readonly answered: (status: number) => void;
}

export interface OneCallView {
  show(document: Json): void;
}

const nothing = (): null => null;

/** In a cascade layer, so that swagger.css overrides it; once per page. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(`@layer swagger-ui { ${styles} }`);
document.adoptedStyleSheets.push(sheet);

/** Renders only the operation: no title, servers or locks. */
function onlyTheCall({ React }: System): Plugin {
  const OneCall = ({ specSelectors, getComponent }: System): object => {
    const [tag] = specSelectors.taggedOperations().valueSeq().toArray();
    // A list of operations, each a map.
    const operations = tag?.get('operations') as { first(): Stored | undefined } | undefined;
    const call = operations?.first();
    const element = React.createElement;
    return element(
      'div',
      { className: 'swagger-ui' },
      element(getComponent('errors', true), null),
      call === undefined
        ? null
        : element(getComponent('OperationContainer', true), {
            key: String(call.get('id')),
            op: call,
            tag: 'call',
            ...Object.fromEntries(['path', 'method', 'specPath'].map((name) => [name, call.get(name)])),
          }),
    );
  };
  return {
    components: { OneCall, OperationSummary: nothing, OperationServers: nothing, OperationExt: nothing },
  };
}

/** An endless response cannot be tried. */
function isStream({ paths }: Json): boolean {
  return JSON.stringify(paths).includes('"text/event-stream"');
}

/** Renders into a node, which it owns from then on. */
export function oneCallView(domNode: HTMLElement, first: Json, options: ViewOptions): OneCallView {
  const { language, token, answered } = options;
  let present = first;
  const endless = (): Plugin => ({
    statePlugins: { spec: { wrapSelectors: { allowTryItOutFor: () => () => !isStream(present) } } },
  });
  keepLocalised(domNode, language === 'zh' ? inChinese : (text) => text);
  const system = SwaggerUI({
    domNode,
    spec: first,
    layout: 'OneCall',
    plugins: [onlyTheCall, endless],
    docExpansion: 'full',
    tryItOutEnabled: true,
    displayRequestDuration: true,
    // Its colours suit only one colour scheme.
    syntaxHighlight: { activated: false },
    showExtensions: true,
    showCommonExtensions: true,
    // No external validator, no deep links.
    validatorUrl: null,
    queryConfigEnabled: false,
    persistAuthorization: false,
    requestInterceptor: (request) => {
      const session = token();
      if (session !== null) request.headers['Authorization'] = session;
      return request;
    },
    responseInterceptor: (answer) => {
      answered(answer.status);
      return answer;
    },
  });
  return {
    show: (document) => {
      present = document;
      system.specActions.updateSpec(JSON.stringify(document));
    },
  };
}
