import { useEffect, useLayoutEffect as useReactLayoutEffect } from 'react';

/** On a server, React 18 warns about layout effects; React 19 ignores them. */
export const useLayoutEffect = typeof document === 'undefined' ? useEffect : useReactLayoutEffect;
