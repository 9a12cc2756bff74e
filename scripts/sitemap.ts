/** npm run sitemap: writes sitemap.xml over the calls that visitors use too (docs/deployment.md). */
import { writeFileSync } from 'node:fs';
import { address, commandLine, run, text, textOr, texts } from './lib/command-line.ts';
import { sitemap } from './pages/sitemap.ts';

const USAGE = `Usage: npm run sitemap -- --url ADDRESS [options]
Writes a sitemap of the public pages and of all declarations of a server; run it daily.`;

const OPTIONS = {
  url: text(
    'ADDRESS',
    'where people open the portal, such as https://epd.example.com or https://example.com/epd',
  ),
  api: text('ORIGIN', 'where the server takes calls, that of --url by default'),
  hidden: texts('PATH', 'a page that the deployment hides (config.json: hiddenPages); may be repeated'),
  out: textOr('sitemap.xml', 'FILE', 'sitemap.xml by default'),
} as const;

await run(async () => {
  const { url, api, hidden = [], out } = commandLine(USAGE, OPTIONS).values;
  const home = address('url', url);
  const xml = await sitemap({ home, api: new URL(api ?? home).origin, hidden });
  writeFileSync(out, xml);
  console.log(`${out}  ${xml.split('<loc>').length - 1} addresses`);
}, 1);
