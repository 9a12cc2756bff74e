/** Sends many large uploads at once: node upload-sender.js ORIGIN TOKEN COUNT MEGABYTES. Prints how many got each status. */
import { Buffer } from 'node:buffer';
import console from 'node:console';
import { request } from 'node:http';
import process from 'node:process';

const [origin = '', token = '', count = '1', megabytes = '1'] = process.argv.slice(2);
const MB = Buffer.alloc(1024 * 1024, 65);
const head = Buffer.from(
  '--part\r\nContent-Disposition: form-data; name="businessType"\r\n\r\nLCA\r\n' +
    '--part\r\nContent-Disposition: form-data; name="reportType"\r\n\r\nLCA_REPORT\r\n' +
    '--part\r\nContent-Disposition: form-data; name="file"; filename="report.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-',
);
const tail = Buffer.from('\r\n--part--\r\n');

/** @returns {Promise<number>} the status, or 0 when the connection breaks */
function upload() {
  return new Promise((done) => {
    const sending = request(`${origin}/p/attachment/upload`, {
      method: 'POST',
      headers: {
        authorization: token,
        'content-type': 'multipart/form-data; boundary=part',
        'content-length': head.length + Number(megabytes) * MB.length + tail.length,
      },
    });
    sending.on('error', () => done(0));
    sending.on('response', (response) => {
      response.resume();
      response.on('end', () => done(response.statusCode ?? 0));
    });
    sending.write(head);
    let left = Number(megabytes);
    const go = () => {
      while (left > 0) {
        left -= 1;
        if (!sending.write(MB)) return void sending.once('drain', go);
      }
      sending.end(tail);
    };
    go();
  });
}

const counts = {};
for (const status of await Promise.all(Array.from({ length: Number(count) }, upload)))
  counts[status] = (counts[status] ?? 0) + 1;
console.log(JSON.stringify(counts));
