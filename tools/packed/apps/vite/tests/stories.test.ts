import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { stories } from '../stories.mjs';

afterEach(cleanup);

it.each(stories)('draws $name', async ({ draw }) => {
  const consoleSpies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  await act(async () => render(draw()));
  expect(consoleSpies.flatMap((spy) => spy.mock.calls)).toEqual([]);
});
