import type { Page } from '@playwright/test';

/**
 * Finds truncated texts, and elements wider than the window. Texts that end in "…" are fine, because a tooltip shows the whole text.
 */
export const truncatedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const name = (element: Element) => `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 60)}”`;
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';
    const boxesOf = (text: Node) => {
      const range = document.createRange();
      range.selectNode(text);
      return [...range.getClientRects()].filter(({ width, height }) => width >= 2 && height >= 2);
    };
    const hasText = (element: Element) => [...element.childNodes].some(isText);
    const faultOf = (element: HTMLElement): string | undefined => {
      // Only its own text nodes: text for screen readers inside it can be longer.
      const boxes = [...element.childNodes].filter(isText).flatMap(boxesOf);
      const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
      // Text for screen readers only is one pixel wide.
      if (element.offsetWidth <= 1 || element.offsetHeight <= 1 || boxes.length === 0) return undefined;
      let isInline = true;
      for (let around: HTMLElement | null = element; around; around = around.parentElement) {
        const { overflowX, textOverflow, display, clipPath, position } = getComputedStyle(around);
        if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') return undefined;
        // An inline box, such as a badge, is cut off without "…".
        if (overflowX !== 'visible' && textOverflow === 'ellipsis' && (isInline || around === element))
          return undefined;
        const box = around.getBoundingClientRect();
        const isOut = left < box.left - 1 || right > box.right + 1;
        if (isOut && overflowX !== 'visible' && box.width > 1)
          return `cut by ${Math.ceil(right - box.right)} px: ${name(element)}`;
        if (isOut && around === element && display.startsWith('block'))
          return `over its box by ${Math.ceil(right - box.right)} px: ${name(element)}`;
        isInline &&= display === 'inline' || display === 'contents';
        if (position === 'fixed') break;
      }
      return left < -1 || right > innerWidth + 1 ? `outside of the window: ${name(element)}` : undefined;
    };
    const shown = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.closest('svg') === null &&
        hasText(element),
    );
    const wider = document.documentElement.scrollWidth - innerWidth;
    return [
      ...(wider > 0 ? [`wider than the window by ${wider} px`] : []),
      ...shown.flatMap((element) => faultOf(element) ?? []),
    ];
  });
