// Runs one benchmark in its own process and sends its rows to the parent.
const [name, options] = process.argv.slice(2);
const { default: run } = await import(`./${name}/${name}.mjs`);
const rows = await run(JSON.parse(options));
process.send(rows, () => process.exit(0));
