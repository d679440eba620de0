import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Finds elements that are invisible in forced colors: fields and floating parts without a border, and icons in (nearly) the background color.
 */
export const findInvisible = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Color = readonly [red: number, green: number, blue: number, opacity: number];
    const read = (text: string): Color => {
      const [red = 0, green = 0, blue = 0, opacity = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
      return [red, green, blue, opacity];
    };
    const luminance = ([...channels]: Color) => {
      const [red = 0, green = 0, blue = 0] = channels
        .slice(0, 3)
        .map((value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: Color, other: Color) => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    const behind = (element: Element): Color => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        // The background of a selected segment is its `::before`.
        const plate = getComputedStyle(at, '::before');
        const colors = [
          ...(Number(plate.zIndex) < 0 ? [plate.backgroundColor] : []),
          getComputedStyle(at).backgroundColor,
        ];
        const color = colors.map(read).find(([, , , opacity]) => opacity > 0.5);
        if (color) return color;
      }
      return [255, 255, 255, 1];
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 8;
    const hasEdge = (element: Element, ground: Color) => {
      const style = getComputedStyle(element);
      const edges = [
        [style.borderBlockEndStyle, style.borderBlockEndWidth, style.borderBlockEndColor],
        [style.outlineStyle, style.outlineWidth, style.outlineColor],
      ] as const;
      return edges.some(
        ([kind, width, color]) => kind !== 'none' && parseFloat(width) >= 1 && contrast(read(color), ground) >= 3,
      );
    };
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.id} ${element.outerHTML.slice(0, 90)}`;

    const framed = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], .tour-box, input, textarea';
    const isText = (element: Element) =>
      !(element instanceof HTMLInputElement) || !['checkbox', 'radio', 'hidden', 'file'].includes(element.type);
    const bare = [...document.querySelectorAll(framed)].filter((element) => {
      if (!isShown(element) || !isText(element)) return false;
      // The border can be on a surrounding element, up to three levels up.
      let at: Element | null = element;
      for (let steps = 0; at && steps < 4; steps += 1, at = at.parentElement)
        if (hasEdge(at, behind(at.parentElement ?? at))) return false;
      return true;
    });
    const pale = [...document.querySelectorAll('svg')].filter((icon) => {
      if (!isShown(icon) || icon.closest('[role=application], [role=img], [aria-disabled=true], :disabled'))
        return false;
      return contrast(read(getComputedStyle(icon).color), behind(icon)) < 3;
    });
    return [
      ...bare.map((element) => `no edge: ${nameOf(element)}`),
      ...pale.map((icon) => `pale icon: ${nameOf(icon.parentElement ?? icon)}`),
    ];
  });

/** A screenshot of an element with a margin for rings and borders. */
async function screenshotOf(page: Page, part: Locator): Promise<string> {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  if (!box) throw new Error('The part is not on the page.');
  const [x, y] = [Math.max(0, box.x - 8), Math.max(0, box.y - 8)];
  const clip = { x, y, width: box.width + 16, height: box.height + 16 };
  return (await page.screenshot({ clip, animations: 'disabled' })).toString('base64');
}

/** Expects that `change` changes the appearance. */
export async function expectVisualChange(page: Page, part: Locator, change: () => Promise<unknown>): Promise<void> {
  const before = await screenshotOf(page, part);
  await change();
  await expect.poll(() => screenshotOf(page, part)).not.toBe(before);
}
