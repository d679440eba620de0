import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import '../theme/index.ts';
import { paintedFile } from '../storybook/sampleImages.ts';
import { CropPanel } from './CropPanel.tsx';
import type { CropArea } from './cropArea.ts';

let root: Root;
let page: HTMLElement;

beforeEach(() => {
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
});
afterEach(() => {
  root.unmount();
  page.remove();
});

const scales = [
  ['transform: scale(.5)', { transform: 'scale(.5)', transformOrigin: '40px 60px' }],
  ['zoom: 1.5', { zoom: 1.5 }],
  ['no scale', {}],
] as const;

const box = (element: Element) => element.getBoundingClientRect();
function pointer(target: EventTarget, type: string, clientX: number, clientY: number) {
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerType: 'mouse',
      isPrimary: true,
      button: 0,
      buttons: 1,
      pointerId: 1,
      clientX,
      clientY,
    }),
  );
}

test.each(scales)('a handle follows the pointer inside %s, down to the minimum size (11)', async (_, style) => {
  const size = { width: 800, height: 600 };
  const file = await paintedFile('stadium.png', size.width, size.height);
  let area: CropArea = { x: 0, y: 0, width: 1, height: 1 };
  const show = () =>
    root.render(
      <div style={{ ...style, inlineSize: 480 }}>
        <CropPanel
          file={file}
          size={size}
          ratio={undefined}
          area={area}
          minSize={{ width: 400, height: 300 }}
          pixels={() => ''}
          onChange={(next) => {
            area = next;
            show();
          }}
        />
      </div>,
    );
  show();
  const image = () => page.querySelector('img');
  // The minimum size is known once the image has loaded.
  await expect.poll(() => image()?.complete && image()?.clientWidth).toBeGreaterThan(200);
  const handle = () => page.querySelector('[aria-label][class*=ord-se]');
  await expect.poll(() => handle() instanceof Element).toBe(true);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { left, top, width, height } = box(image() as Element);
  const drag = async (x: number, y: number) => {
    const from = box(handle() as Element);
    const [startX, startY] = [from.left + from.width / 2, from.top + from.height / 2];
    pointer(handle() as Element, 'pointerdown', startX, startY);
    pointer(document, 'pointermove', x, y);
    pointer(document, 'pointerup', x, y);
  };
  await drag(left + width * 0.75, top + height * 0.75);
  expect(area.width).toBeCloseTo(0.75, 1);
  await expect.poll(() => box(handle() as Element).left).toBeLessThan(left + width * 0.8);
  await drag(left, top);
  expect(area.width).toBeCloseTo(0.5, 1);
  expect(area.height).toBeCloseTo(0.5, 1);
});
