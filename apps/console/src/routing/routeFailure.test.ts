import { describe, expect, it } from 'vitest';
import { contentOfState, contentOfThrown, UnknownGuard } from './routeFailure.ts';

describe('the error page', () => {
  it('shows an error of the route table verbatim', () => {
    expect(contentOfThrown(new UnknownGuard('vip-access'), 'ref')).toMatchObject({
      status: 500,
      title: 'Internal Server Error',
      description: 'Unknown route middleware: vip-access',
    });
  });

  it('hides the message of anything else', () => {
    const { description } = contentOfThrown(new Error('password=hunter2 at line 3'), 'ref-1');
    expect(description).toBe('An unknown error has occurred. Reference ref-1.');
  });

  it('reads the navigation state: status, title by status, description or message', () => {
    expect(contentOfState({ statusCode: 404, message: 'No such thing' })).toEqual({
      status: 404,
      title: 'Page Not Found',
      description: 'No such thing',
    });
    expect(contentOfState({ statusCode: 503, description: 'Down', message: 'x' })).toMatchObject({
      title: 'Internal Server Error',
      description: 'Down',
    });
  });

  it.each([null, undefined, 'x', 7, {}, { statusCode: '404' }, { statusCode: 200 }, { message: {} }])(
    'is 500 for %j',
    (state) => {
      expect(contentOfState(state)).toMatchObject({ status: 500, description: 'Something went wrong. Try again.' });
    },
  );
});
