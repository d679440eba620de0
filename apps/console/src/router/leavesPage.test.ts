import { expect, it } from 'vitest';
import { leavesPage } from './leavesPage.ts';

const at = (pathname: string, search = '') => ({ pathname, search });

it('another page unmounts the form', () => {
  expect(leavesPage(at('/users/'), at('/roles'))).toBe(true);
});

it('a filter, sort order, or list page does not', () => {
  expect(leavesPage(at('/users/'), at('/users/', '?search=a'))).toBe(false);
  expect(leavesPage(at('/users/', '?drawer=invite'), at('/users/', '?drawer=invite&search=a'))).toBe(false);
});

it('closing or changing a drawer unmounts its form; opening one does not', () => {
  expect(leavesPage(at('/users/', '?drawer=invite'), at('/users/'))).toBe(true);
  expect(leavesPage(at('/users/', '?drawer=a'), at('/users/', '?drawer=b'))).toBe(true);
  expect(leavesPage(at('/users/'), at('/users/', '?drawer=invite'))).toBe(false);
});

it('the other list of the page unmounts only a drawer’s form', () => {
  expect(
    leavesPage(at('/edge-delivery/', '?drawer=create'), at('/edge-delivery/', '?tab=pathways&drawer=create')),
  ).toBe(true);
  expect(leavesPage(at('/edge-delivery/'), at('/edge-delivery/', '?tab=pathways&drawer=create'))).toBe(false);
});

it('another section unmounts the form', () => {
  expect(leavesPage(at('/my-account'), at('/my-account', '?section=security'))).toBe(true);
  expect(leavesPage(at('/my-account', '?section=security'), at('/my-account', '?section=security&drawer=a'))).toBe(
    false,
  );
});

it('selecting another customer unmounts the previous customer’s form; the first selection does not', () => {
  const page = '/edge-intelligence/parameters';
  expect(leavesPage(at(page, '?customer=a&category=SDK'), at(page, '?customer=b'))).toBe(true);
  expect(leavesPage(at(page, '?customer=a&category=SDK'), at(page, '?customer=a&category=Buffer'))).toBe(false);
  expect(leavesPage(at(page), at(page, '?customer=a'))).toBe(false);
});
