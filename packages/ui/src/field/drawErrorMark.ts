import * as styles from './Field.css.ts';

const stroke = (1.5 * 24) / 14;

function draw(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}

let mark: SVGElement | undefined;

/** The same picture as `errorMark`, where an error is written without React. */
export function drawErrorMark(): Node {
  if (!mark) {
    mark = draw('svg', {
      width: '14',
      height: '14',
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': `${stroke}`,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      class: styles.errorIcon,
      'aria-hidden': 'true',
      focusable: 'false',
    });
    mark.append(
      draw('circle', { cx: '12', cy: '12', r: '10' }),
      draw('line', { x1: '12', x2: '12', y1: '8', y2: '12' }),
      draw('line', { x1: '12', x2: '12.01', y1: '16', y2: '16' }),
    );
  }
  return mark.cloneNode(true);
}
