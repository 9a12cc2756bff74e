/** Where the mock's handler of each call is defined. */
import type { Place } from '#mocks/workbench/contract/facts.ts';
import { codeOf, filesIn, textOf, type Code } from './reach.ts';

export function readHandlers(): Code {
  return codeOf(filesIn(['mocks/handlers']).map((file) => [file, textOf(file)] as const));
}

/**
 * The property `<area>Handlers.<operationId>` of the area's index, followed to the definition if it is only a name. Null if
 * missing, which `npm run contract` reports too.
 */
export function handlerOf({ pieces }: Code, area: string, id: string): Place | null {
  const name = `mocks/handlers/${area}/index.ts#${area}Handlers.${id}`;
  const entry = pieces.get(name);
  if (entry === undefined) return null;
  const [alone] = entry.uses;
  const target = /^\w+$/.test(entry.code.trim()) && alone !== undefined ? alone : name;
  const line = pieces.get(target)?.line;
  return line === undefined ? null : { file: target.slice(0, target.indexOf('#')), line };
}
