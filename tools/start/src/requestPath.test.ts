import { expect, test } from 'vitest';
import { requestPath } from './requestPath.ts';

test.each([
  ['/users/?page=2', '/users/'],
  ['/graphql', '/graphql'],
  // Client input must not become a host or a resolved path.
  ['//', '//'],
  ['//elsewhere.example/graphql', '//elsewhere.example/graphql'],
  ['/inbox/../config.json', '/inbox/../config.json'],
  [undefined, '/'],
])('reads %s as %s', (url, path) => {
  expect(requestPath(url)).toBe(path);
});
