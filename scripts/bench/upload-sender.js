/** Sends many large uploads at once: node upload-sender.js ORIGIN TOKEN COUNT MEGABYTES. Prints how many got each status. */
import console from 'node:console';
import process from 'node:process';

const { fetch, File, FormData } = globalThis;
const [origin = '', authorization = '', count = '1', megabytes = '1'] = process.argv.slice(2);
const bytes = ['%PDF-', new Uint8Array(Number(megabytes) * 1024 * 1024).fill(65)];
const body = new FormData();
body.append('businessType', 'LCA');
body.append('reportType', 'LCA_REPORT');
body.append('file', new File(bytes, 'report.pdf', { type: 'application/pdf' }));

/** @returns {Promise<number>} the status, or 0 when the connection breaks */
async function upload() {
  try {
    const init = { method: 'POST', headers: { authorization }, body };
    const response = await fetch(`${origin}/p/attachment/upload`, init);
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

const counts = {};
for (const status of await Promise.all(Array.from({ length: Number(count) }, upload)))
  counts[status] = (counts[status] ?? 0) + 1;
console.log(JSON.stringify(counts));
