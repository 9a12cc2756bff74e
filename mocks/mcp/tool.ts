import type { ControlClient } from '../client/control-client.ts';

export type Arguments = Readonly<Record<string, unknown>>;

export interface Property {
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array';
  readonly description: string;
  readonly [keyword: string]: unknown;
}

/** A tool of the MCP server: one operation of the control API. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  /** Whether it leaves World and files as they are. */
  readonly reads: boolean;
  readonly properties: Readonly<Record<string, Property>>;
  readonly required: readonly string[];
  /** @param args valid by `properties` and `required` */
  readonly run: (world: ControlClient, args: Arguments) => Promise<unknown>;
}

export const textOf = (args: Arguments, name: string): string => {
  const value = args[name];
  return typeof value === 'string' ? value : '';
};
