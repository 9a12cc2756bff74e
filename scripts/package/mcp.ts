/** `npx steel-epd-mock mcp`: an MCP server over stdio. */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { HttpWorld, mcpServer } from '#mocks/mcp/server.ts';
import { DEFAULT_WORLD } from '#mocks/lib/cookies.ts';
import { checkId } from '#mocks/world/world-id.ts';
import manifest from '../../package.json' with { type: 'json' };
import { address, commandLine, run, textOr } from '../lib/command-line.ts';

const URL_OF_MOCK = 'http://127.0.0.1:4173';

const USAGE = `Usage: npx steel-epd-mock mcp [options]
Serves the Model Context Protocol on standard input and output, for an agent that drives a running mock.`;

const OPTIONS = {
  url: textOr(URL_OF_MOCK, 'URL', `the mock, ${URL_OF_MOCK} by default`),
  world: textOr(DEFAULT_WORLD, 'NAME', `the World, "${DEFAULT_WORLD}" by default`),
};

export async function runMcp(args: string[]): Promise<void> {
  const { url, world } = commandLine(USAGE, OPTIONS, { args }).values;
  await run(() => {
    checkId(world);
    const server = mcpServer(new HttpWorld(world, new URL(address('url', url)).origin), manifest.version);
    return server.connect(new StdioServerTransport());
  });
}
