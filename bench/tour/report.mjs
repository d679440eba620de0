import { line, number, table } from '../beside/markdown.mjs';
import { adapters } from './adapters.mjs';
import { behaviors } from './behaviors.mjs';

const parts = {
  Speed: [
    ['start, to the first frame, ms', 'start'],
    ['start blocks, ms', 'startBlocks'],
    ['next, to the first frame, ms', 'nextFirst'],
    ['next, until it stands still, ms', 'next'],
    ['the same, one in twenty', 'nextWorst'],
    ['steps that were never shown', 'never', 0],
    ['next with its own animation, ms', 'animated'],
    ['under reduced motion, ms', 'reduced'],
    ['main thread of a next, ms', 'task'],
    ['script of a next, ms', 'script'],
    ['layouts of a next', 'layouts', 1],
    ['style calculations of a next', 'recalcs', 1],
  ],
  'Scroll and rest': [
    ['layouts while the page scrolls', 'scrollLayouts', 0],
    ['style calculations', 'scrollRecalcs', 0],
    ['script of a frame, ms', 'scrollScript', 3],
    ['main thread of a frame, ms', 'scrollTask'],
    ['layouts while a list scrolls', 'listLayouts', 0],
    ['style calculations', 'listRecalcs', 0],
    ['script of a frame, ms', 'listScript', 3],
    ['off while the page scrolls, px', 'drift', 1],
    ['off while a list scrolls, px', 'listDrift', 1],
    ['off when something above grows, px', 'shift', 1],
    ['two seconds of rest: layouts', 'idleLayouts', 0],
    ['style calculations', 'idleRecalcs', 0],
    ['script, ms', 'idleScript'],
    ['main thread, ms', 'idleTask'],
  ],
};
const traces = [
  ['listeners left', 'listeners'],
  ['nodes left', 'nodes'],
  ['elements left', 'elements'],
  ['attributes left', 'attributes'],
  ['heap, KB', 'heap'],
  ['cycles that failed', 'failed'],
];

function section(title, ids, rows) {
  const body = rows.map(([text, read]) => line([text, ...ids.map(read)]));
  return ['', `## ${title}`, '', ...table(['', ...ids], body)];
}

function byteTable(bytes) {
  const body = Object.entries(bytes).map(([id, { scripts, later, styles }]) =>
    line([id, scripts.brotli, scripts.gzip, later.brotli, styles.brotli, styles.gzip]),
  );
  return ['', '## Bytes', '', ...table(['tour', 'scripts, br', 'gz', 'later, br', 'styles, br', 'gz'], body)];
}

/** All results side by side, as Markdown. */
export function report({ bytes, summary, facts, failures }) {
  const ids = adapters.map(({ id }) => id).filter((id) => summary.has(id));
  const factOf = (id) => facts.find((fact) => fact.id === id);
  const leak = (id, key) => {
    const value = factOf(id)?.leaks?.[key];
    return number(key === 'heap' && value !== undefined ? value / 1024 : value, 0);
  };
  return [
    '# Tours beside each other',
    ...byteTable(bytes),
    ...Object.entries(parts).flatMap(([title, rows]) =>
      section(
        title,
        ids,
        rows.map(([text, key, digits = 2]) => [text, (id) => number(summary.get(id)[key], digits)]),
      ),
    ),
    ...section(
      'After all cycles',
      ids,
      traces.map(([text, key]) => [text, (id) => leak(id, key)]),
    ),
    ...section(
      'Behaviour: how much is wrong',
      ids,
      behaviors.map(({ id: behavior, text }) => [text, (id) => number(factOf(id)?.[behavior], 0)]),
    ),
    '',
    ...failures.map(({ id, part, message }) => `Failed: ${id}, ${part}: ${message}`),
    '',
  ].join('\n');
}
