import { expect, test } from 'vitest';
import { parseStartArguments } from './arguments.ts';

test('starts production builds with the existing data, from port 4700', () => {
  expect(parseStartArguments([])).toEqual({ dev: false, reset: false, port: 4700 });
});

test('takes --dev, --reset and --port', () => {
  expect(parseStartArguments(['--dev', '--reset', '--port', '5000'])).toEqual({ dev: true, reset: true, port: 5000 });
});

test.each([[['--port', 'x']], [['--port', '80']], [['--prot', '5000']]])('rejects %j', (argv) => {
  expect(() => parseStartArguments(argv)).toThrow(/--port|Unknown option/);
});
