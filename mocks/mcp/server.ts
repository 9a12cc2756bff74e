/** An MCP server (https://modelcontextprotocol.io) over the control API of a running mock. */
import { messageOf } from '../lib/text.ts';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import { ControlClient } from '../client/control-client.ts';
import type { Tool } from './file-tools.ts';
import { TOOLS } from './tools.ts';
import { WORLD_HEADER } from '../world/world-id.ts';

export class HttpWorld extends ControlClient {
  readonly origin: string;

  constructor(id: string, origin: string) {
    super(id);
    this.origin = origin;
  }

  protected override async send(
    method: string,
    url: string,
    body: unknown,
  ): Promise<{ status: number; text: string }> {
    const response = await fetch(this.origin + url, {
      method,
      headers: { [WORLD_HEADER]: this.id, 'accept-language': 'en' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new Error(`No server answers at ${this.origin}; "npx steel-epd-mock" starts one`, {
        cause: error,
      });
    });
    return { status: response.status, text: await response.text() };
  }
}

const INSTRUCTIONS = `Drives a mock of a portal for environmental product declarations. Start a scenario, look at 'board' and 'situation', and take
an application through its stages with 'take_transition'. Everything happens in one World; nothing is real.`;

const schemaOf = ({ properties = {}, required = [] }: Tool) => ({
  type: 'object' as const,
  properties,
  required: [...required],
  additionalProperties: false,
});

const textAnswer = (text: string, isError = false) => ({
  content: [{ type: 'text' as const, text }],
  ...(isError && { isError }),
});

/** Not connected yet. @param version of this package */
export function mcpServer(world: ControlClient, version: string): Server {
  const server = new Server(
    { name: 'steel-epd-mock', version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  const validator = new AjvJsonSchemaValidator();
  const checks = new Map(TOOLS.map((tool) => [tool.name, validator.getValidator(schemaOf(tool))]));

  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: TOOLS.map(({ reads = false, ...tool }) => ({
      name: tool.name,
      description: tool.description,
      inputSchema: schemaOf(tool),
      annotations: { readOnlyHint: reads, destructiveHint: !reads, openWorldHint: false },
    })),
  }));

  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: args = {} } }) => {
    const tool = TOOLS.find((one) => one.name === name);
    const checked = checks.get(name)?.(args);
    if (tool === undefined || checked === undefined) return textAnswer(`There is no tool "${name}"`, true);
    if (!checked.valid) return textAnswer(`Wrong arguments: ${checked.errorMessage}`, true);
    try {
      return textAnswer(JSON.stringify(await tool.run(world, args)));
    } catch (error) {
      return textAnswer(messageOf(error), true);
    }
  });
  return server;
}
