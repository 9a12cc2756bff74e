/** A certificate that nobody has signed but itself, for servers of tests on this machine. */
import { generateKeyPairSync, sign } from 'node:crypto';

/** A value of DER: its tag, its length, what is in it. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}
const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);
const hex = (text: string): Buffer => Buffer.from(text, 'hex');
const time = (date: Date): Buffer =>
  der(0x17, Buffer.from(`${date.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`));

/** ecdsa-with-SHA256, commonName, basicConstraints, subjectAltName. */
const OID = {
  signature: hex('06082a8648ce3d040302'),
  name: hex('0603550403'),
  ca: hex('0603551d13'),
  alt: hex('0603551d11'),
};
const DAY_MS = 86_400_000;

/** Key and certificate of 127.0.0.1 and localhost, as PEM; good for a day around now unless its last day is given. */
export function selfSigned(until = new Date(Date.now() + DAY_MS)): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(OID.name, der(0x0c, Buffer.from('a server of a test')))));
  const algorithm = sequence(OID.signature);
  const extensions = sequence(
    sequence(OID.ca, der(0x04, sequence(hex('0101ff')))),
    sequence(
      OID.alt,
      der(0x04, sequence(der(0x87, Buffer.from([127, 0, 0, 1])), der(0x82, Buffer.from('localhost')))),
    ),
  );
  const told = sequence(
    hex('a003020102'),
    hex('020101'),
    algorithm,
    name,
    sequence(time(new Date(until.getTime() - 2 * DAY_MS)), time(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const signature = der(0x03, hex('00'), sign('sha256', told, privateKey));
  const base64 = sequence(told, algorithm, signature).toString('base64');
  const body = base64.match(/.{1,64}/g)?.join('\n') ?? '';
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----\n`,
  };
}
