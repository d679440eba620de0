import { describe, expect, it } from 'vitest';
import { contentOfState } from './contentOfState.ts';

describe('the error page', () => {
  it('reads the navigation state: status, title by status, description or message', () => {
    expect(contentOfState({ statusCode: 404, message: 'No such thing' })).toEqual({
      status: 'Error 404: Not Found',
      title: 'Page Not Found',
      description: 'No such thing',
    });
    expect(contentOfState({ statusCode: 503, description: 'Down', message: 'Maintenance' })).toEqual({
      status: 'Error 503: Maintenance',
      title: 'Internal Server Error',
      description: 'Down',
    });
  });

  it.each([null, undefined, 'x', 7, {}, { statusCode: '404' }, { statusCode: 200 }, { message: {} }])(
    'is 500 for %j',
    (state) => {
      expect(contentOfState(state)).toMatchObject({
        status: 'Error 500: Internal Server Error',
        description: 'Something went wrong. Try again.',
      });
    },
  );
});
