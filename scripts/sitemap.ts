/** npm run sitemap: writes sitemap.xml over the calls that visitors use too (docs/deployment.md). */
import { writeFileSync } from 'node:fs';
import { commandLine, refuse, run } from './lib/command-line.ts';
import { sitemap } from './pages/sitemap.ts';

const USAGE = `Usage: npm run sitemap -- --url ADDRESS [options]
Writes a sitemap of the public pages and of all declarations of a server; run it daily.
  --url ADDRESS   where people open the portal, such as https://epd.example.com or https://example.com/epd
  --api ORIGIN    where the server takes calls, that of --url by default
  --hidden PATH   a page that the deployment hides (config.json: hiddenPages); may be repeated
  --out FILE      sitemap.xml by default
  --help          this text`;

const { values } = commandLine(USAGE, {
  options: {
    url: { type: 'string' },
    api: { type: 'string' },
    hidden: { type: 'string', multiple: true, default: [] as string[] },
    out: { type: 'string', default: 'sitemap.xml' },
  },
});
const { url = '', hidden, out } = values;
if (!URL.canParse(url)) refuse('--url must be the address of the portal, such as https://epd.example.com');
const api = values.api ?? new URL(url).origin;
await run(async () => {
  const xml = await sitemap({ home: url.replace(/\/$/, ''), api: new URL(api).origin, hidden });
  writeFileSync(out, xml);
  console.log(`${out}  ${xml.split('<loc>').length - 1} addresses`);
}, 1);
