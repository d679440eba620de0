// One bench in a process of its own: hands its rows to the parent and ends.
const [name, options] = process.argv.slice(2);
const { default: run } = await import(`./${name}/${name}.mjs`);
const rows = await run(JSON.parse(options));
process.send(rows, () => process.exit(0));
