/** `npx steel-epd-mock mcp`: an MCP server on standard input and output, for agents. */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { HttpWorld, mcpServer } from '#mocks/mcp/server.ts';
import { DEFAULT_WORLD } from '#mocks/lib/cookies.ts';
import { checkId } from '#mocks/world/world-id.ts';
import manifest from '../../package.json' with { type: 'json' };
import { commandLine, refuse } from '../lib/command-line.ts';

const DEFAULT_URL = 'http://127.0.0.1:4173';

const USAGE = `Usage: npx steel-epd-mock mcp [options]
Serves the Model Context Protocol on standard input and output, for an agent that drives a running mock.
  --url URL       the mock, ${DEFAULT_URL} by default
  --world NAME    the World, "${DEFAULT_WORLD}" by default
  --help          this text`;

export async function runMcp(args: string[]): Promise<void> {
  const { values } = commandLine(USAGE, {
    args,
    options: {
      url: { type: 'string', default: DEFAULT_URL },
      world: { type: 'string', default: DEFAULT_WORLD },
    },
  });
  const { url, world } = values;
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    refuse(`--url must be an address such as ${DEFAULT_URL}, not "${url}"`);
  try {
    checkId(world);
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error));
  }
  const server = mcpServer(new HttpWorld(world, new URL(url).origin), manifest.version);
  await server.connect(new StdioServerTransport());
}
