import { describe, expect, it } from 'vitest';
import { readArguments, usageOf, worldsText } from '#scripts/mock/arguments.ts';

const MEGABYTE = 1024 * 1024;

describe('npm run mock', () => {
  it('listens on this machine alone and deletes nothing, unless it is told to', () => {
    expect(readArguments([])).toEqual({
      help: false,
      port: 4173,
      host: '127.0.0.1',
      knownHosts: [],
      contract: 'strict',
      capacity: { worlds: 10_000, worldBytes: 300 * MEGABYTE },
    });
  });

  it("takes a team's limits", () => {
    const args = ['--data', 'worlds', '--max-worlds', '50', '--max-world-mb', '100', '--max-age-days', '30'];
    const given = readArguments(args);
    expect(given).toMatchObject({
      data: 'worlds',
      capacity: { worlds: 50, worldBytes: 100 * MEGABYTE },
      maxAge: 30,
    });
    const said = worldsText('http://10.0.0.5:4173', 12, { ...given, dist: 'dist' });
    expect(said).toContain('12 kept in worlds');
    expect(said).toContain('at most 50, 100 MB each; deleted when unused for 30 days');
    expect(said).toContain('http://10.0.0.5:4173/?world=NAME');
    const plain = worldsText('http://127.0.0.1:4173', 0, readArguments([]));
    expect(plain).toContain('in memory: they end with this server');
    expect(plain).toContain('none is deleted by its age');
    // Nothing answers there without the portal.
    expect(plain).not.toContain('/?world=');
    expect(plain).toContain('one of your own: send the header x-mock-world: NAME');
  });

  it('takes names of a proxy, repeated or separated by commas', () => {
    const args = ['--known-host', 'portal.example.com,steel.test', '--known-host', 'mock_1'];
    expect(readArguments(args).knownHosts).toEqual(['portal.example.com', 'steel.test', 'mock_1']);
  });

  it.each(['http://steel.test', 'steel.test:80', 'a,,b', '-a.test', 'a b', 'x'.repeat(64)])(
    'takes no "%s" for the name of a host',
    (name) => {
      expect(() => readArguments([`--known-host=${name}`])).toThrow(
        /^--known-host must be a host name such as portal\.example\.com, not "/,
      );
    },
  );

  it.each([
    [['--port', '70000'], '--port must be a whole number from 0 to 65535, not "70000"'],
    [['--max-worlds', '0'], '--max-worlds must be a whole number from 1 on, not "0"'],
    [['--max-world-mb', '2'], '--max-world-mb must be a whole number from 8 on, not "2"'],
    [['--max-age-days', '1.5'], '--max-age-days must be a whole number from 1 on, not "1.5"'],
    [['--contract', 'loose'], '--contract must be one of strict, report, off'],
  ])('refuses %j in words', (args, message) => {
    expect(() => readArguments(args)).toThrow(message);
  });

  it('explains every option with --help', () => {
    expect(readArguments(['--help']).help).toBe(true);
    for (const name of [
      'port',
      'host',
      'known-host',
      'dist',
      'data',
      'max-worlds',
      'max-world-mb',
      'max-age-days',
      'contract',
    ])
      expect(usageOf('npm run mock --', false)).toMatch(new RegExp(`^  --${name} `, 'm'));
  });
});
