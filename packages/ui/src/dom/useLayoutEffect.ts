import { useEffect, useLayoutEffect as useReactLayoutEffect } from 'react';

/** React 18 warns on the server about an effect that only a browser can run; React 19 passes over it in silence. */
export const useLayoutEffect = typeof document === 'undefined' ? useEffect : useReactLayoutEffect;
