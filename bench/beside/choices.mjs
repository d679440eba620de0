/** Parses whole numbers of an option such as `--sizes 20,200`. */
export function positiveIntegers(text, option, example) {
  const all = text.split(',').map(Number);
  if (all.every((value) => Number.isInteger(value) && value > 0)) return all;
  throw new Error(`--${option} takes whole numbers, such as ${example}.`);
}

/** Parses the IDs of `--only`; `kind` names them in the error for an unknown ID. */
export function chosenIds(text, adapters, kind) {
  const only = text.split(',');
  const unknown = only.find((id) => !adapters.some((adapter) => adapter.id === id));
  if (unknown === undefined) return only;
  const ids = adapters.map(({ id }) => id).join(', ');
  throw new Error(`There is no ${kind} "${unknown}". The ${kind}s are: ${ids}.`);
}
