/** npm run recordings: regenerates docs/recordings from their journeys. */
import { writeFileSync } from 'node:fs';
import { commandLine } from './lib/command-line.ts';
import { fileOf, SHIPPED, shippedText } from './recordings/shipped.ts';

const USAGE = `Usage: npm run recordings
Writes the recordings of docs/recordings anew, from the journeys in scripts/recordings.
  --help    this text`;

commandLine(USAGE, {});
for (const [name, shipped] of Object.entries(SHIPPED)) {
  const text = await shippedText(shipped);
  writeFileSync(fileOf(name), text);
  console.log(`${fileOf(name)}: ${Math.round(text.length / 1024)} kB`);
}
