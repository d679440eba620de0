import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

export type Mode = 'light' | 'dark';

/** What the pointer or the keyboard does, as the browser's debugger names it. */
const pseudoClasses: Record<string, string[]> = {
  hover: ['hover'],
  active: ['hover', 'active'],
  'focus-visible': ['focus', 'focus-visible'],
};
const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Photographs boards: one page, nothing that moves, always the same moment and place. */
export class Camera {
  readonly #page: Page;
  readonly #debugger: CDPSession;
  readonly #origin: string;

  private constructor(page: Page, session: CDPSession, origin: string) {
    this.#page = page;
    this.#debugger = session;
    this.#origin = origin;
  }

  static async open(browser: Browser, origin: string): Promise<Camera> {
    const context: BrowserContext = await browser.newContext({
      viewport: { width: 1024, height: 600 },
      deviceScaleFactor: 1,
      locale: 'en-US',
      timezoneId: 'UTC',
    });
    await context.clock.setFixedTime(new Date('2026-01-15T12:00:00Z'));
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    return new Camera(page, session, origin);
  }

  /** Shows a story and holds its controls in the states that it asks for. */
  async show(story: string, mode: Mode): Promise<void> {
    await this.#page.goto(`${this.#origin}/iframe.html?id=${story}&viewMode=story&globals=mode:${mode}`);
    await this.#page.waitForSelector('#storybook-root > *', { state: 'attached', timeout: 20_000 });
    await this.#page.waitForLoadState('networkidle');
    await this.#page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    });
    await this.#force();
  }

  async #force(): Promise<void> {
    const states = await this.#page.evaluate((selector) => {
      const selected = [...document.querySelectorAll('[data-forced-state]')];
      return selected.map((element, index) => {
        const target = element.querySelector(selector);
        target?.setAttribute('data-forced-target', String(index));
        // A pointer over a control is over what holds it too: a label, a field's box, a card.
        for (let holder = target?.parentElement; holder && holder !== element; holder = holder.parentElement) {
          holder.setAttribute('data-forced-holder', String(index));
        }
        return element.getAttribute('data-forced-state') ?? '';
      });
    }, focusable);
    const { root } = await this.#debugger.send('DOM.getDocument', { depth: 0 });
    for (const [index, state] of states.entries()) {
      const { nodeId } = await this.#debugger.send('DOM.querySelector', {
        nodeId: root.nodeId,
        selector: `[data-forced-target="${index}"]`,
      });
      const forcedPseudoClasses = pseudoClasses[state];
      if (nodeId === 0 || !forcedPseudoClasses)
        throw new Error(`No element on the board has the forced state "${state}".`);
      await this.#debugger.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
      if (state === 'focus-visible') continue;
      const { nodeIds } = await this.#debugger.send('DOM.querySelectorAll', {
        nodeId: root.nodeId,
        selector: `[data-forced-holder="${index}"]`,
      });
      for (const holder of nodeIds) {
        await this.#debugger.send('CSS.forcePseudoState', { nodeId: holder, forcedPseudoClasses });
      }
    }
  }

  /** Takes screenshots until two in a row are equal, so that everything has loaded. */
  async take(): Promise<Buffer> {
    const shoot = () => this.#page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
    let before = await shoot();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const next = await shoot();
      if (next.equals(before)) return next;
      before = next;
    }
    throw new Error('The board does not become stable: something on it is moving.');
  }

  /** Changes a color token by `step` of 255 in one channel. */
  async shiftToken(name: string, step: number): Promise<void> {
    await this.#page.evaluate(
      ([token, by]) => {
        const unset = 'rgb(1, 2, 3)';
        const probe = document.body.appendChild(document.createElement('i'));
        document.body.style.color = unset;
        probe.style.color = `var(${token})`;
        // An unresolved color is inherited.
        if (getComputedStyle(probe).color === unset) throw new Error(`${token} has no value.`);
        document.body.style.color = '';
        const drawing = new OffscreenCanvas(1, 1).getContext('2d');
        if (!drawing) throw new Error('No canvas.');
        drawing.fillStyle = getComputedStyle(probe).color;
        probe.remove();
        drawing.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = drawing.getImageData(0, 0, 1, 1).data;
        const shifted = blue + by > 255 ? blue - by : blue + by;
        document.documentElement.style.setProperty(token, `rgb(${red} ${green} ${shifted})`);
      },
      [name, step] as const,
    );
  }

  close(): Promise<void> {
    return this.#page.context().close();
  }
}
