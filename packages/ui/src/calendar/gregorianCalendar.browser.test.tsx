import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { DateField } from '../date-field/index.ts';
import { plainDigits } from '../formats/digits.ts';
import { MessagesProvider } from '../messages/index.ts';
import { DayCalendar } from './DayCalendar.tsx';

let root: Root;
let page: HTMLElement;

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
});

const nothing = () => undefined;

test.each(['th-TH', 'fa-IR', 'ja-JP-u-ca-japanese', 'ar-SA', 'ar-SA-u-ca-islamic', 'en-US', 'he-IL-u-ca-hebrew'])(
  'shows the same year in the field, heading and days in %s',
  async (locale) => {
    page = document.body.appendChild(document.createElement('main'));
    root = createRoot(page);
    await act(async () =>
      root.render(
        <MessagesProvider locale={locale}>
          <DateField label="Day" value="2026-11-05" onChange={nothing} />
          <DayCalendar label="Days" value="2026-11-05" today="2026-11-20" onChange={nothing} />
        </MessagesProvider>,
      ),
    );
    const written = (element: Element | null | undefined) => plainDigits(element?.textContent ?? '');
    const [, years] = page.querySelectorAll('select');
    const days = [...page.querySelectorAll('td [role=button]')].filter((day) => !day.ariaDisabled);
    expect(plainDigits(page.querySelector('input')?.value ?? '')).toContain('2026');
    expect(written(years?.selectedOptions[0])).toContain('2026');
    expect(days).toHaveLength(30);
    expect(days.filter((day) => !plainDigits(day.ariaLabel ?? '').includes('2026'))).toEqual([]);
    expect(plainDigits(page.querySelector('[role=application], [role=group]')?.ariaLabel ?? '2026')).toContain('2026');
  },
);
