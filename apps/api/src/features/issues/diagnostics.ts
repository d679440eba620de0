import * as v from 'valibot';

/** Longest diagnostics as JSON. */
export const maxDiagnosticsLength = 4_000;

/** They are written into a mail line by line: no value may begin a line of its own. */
const isLine = v.regex(/^[^\p{Cc}]*$/u);
const line = v.pipe(v.string(), v.maxLength(500), isLine);
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(40), isLine);

/** What the reporter's browser says of itself, by name: a line, or several. */
export const diagnosticsRule = v.pipe(
  v.record(name, v.union([line, v.pipe(v.array(line), v.maxLength(20))])),
  v.check((given) => JSON.stringify(given).length <= maxDiagnosticsLength),
);
