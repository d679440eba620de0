import { describe, expect, it } from 'vitest';
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom';
import { contentOfThrown, UnknownGuard } from './routeFailure.ts';

describe('the error page', () => {
  it('shows an error of the route table verbatim', () => {
    expect(contentOfThrown(new UnknownGuard('vip-access'), 'ref')).toMatchObject({
      status: 'Error 500: Internal Server Error',
      title: 'Internal Server Error',
      description: 'Unknown route middleware: vip-access',
    });
  });

  it('hides the message of other errors', () => {
    const { description } = contentOfThrown(new Error('password=hunter2 at line 3'), 'ref-1');
    expect(description).toBe('An unknown error has occurred. Reference ref-1.');
  });

  it.each([
    [404, 'Page Not Found', 'Error 404: Not Found'],
    [403, 'Internal Server Error', 'Error 403: Forbidden'],
    [503, 'Internal Server Error', 'Error 503: Service Unavailable'],
    [599, 'Internal Server Error', 'Error 599'],
  ])('shows the status of a thrown response: %i', (code, title, status) => {
    expect(contentOfThrown(new ErrorResponse(code, 'secret', null), 'ref')).toEqual({
      status,
      title,
      description: 'An unknown error has occurred. Reference ref.',
    });
  });
});
