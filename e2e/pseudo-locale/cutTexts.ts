import type { Page } from '@playwright/test';

/** Texts that a person cannot read to their end, and what is wider than the window. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const wider = document.documentElement.scrollWidth - window.innerWidth;
    const name = (element: Element) => `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 60)}”`;
    const shown = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.clientWidth > 1,
    );
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const cut = shown.filter((element) => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isWide = element.scrollWidth > element.clientWidth + 1;
      const hides = overflowX === 'hidden' || overflowX === 'clip';
      return (
        isWide &&
        hides &&
        textOverflow !== 'ellipsis' &&
        element.matches('button, [role=tab], label, h1, h2, h3, p, span, td, th, dt, dd, a')
      );
    });
    const outside = shown.filter((element) => {
      if (!hasText(element)) return false;
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right, width, height } = range.getBoundingClientRect();
      if (width < 2 || height < 2) return false;
      if (left >= -1 && right <= window.innerWidth + 1) return false;
      for (let around: HTMLElement | null = element; around; around = around.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(around);
        if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') return false;
      }
      return true;
    });
    const spilled = shown.filter((element) => {
      const { overflowX, display } = getComputedStyle(element);
      return (
        hasText(element) &&
        overflowX === 'visible' &&
        !display.startsWith('inline') &&
        display !== 'contents' &&
        element.scrollWidth > element.clientWidth + 1 &&
        element.closest('svg') === null
      );
    });
    return [
      ...(wider > 0 ? [`wider than the window by ${wider} px`] : []),
      ...cut.map((element) => `cut: ${name(element)}`),
      ...outside.map((element) => `outside of the window: ${name(element)}`),
      ...spilled.map((element) => `over its box by ${element.scrollWidth - element.clientWidth} px: ${name(element)}`),
    ];
  });
