import { useState, type RefCallback } from 'react';

interface InteractOutside {
  /** For overlays without a scrim. */
  ref: RefCallback<Element>;
  shouldCloseOnInteractOutside: () => boolean;
}

function createInteractOutside(): InteractOutside {
  let listening = new AbortController();
  let startedInside = false;
  let isAcross = false;
  return {
    ref: (surface) => {
      listening.abort();
      isAcross = false;
      if (surface === null) return;
      listening = new AbortController();
      const { signal } = listening;
      const isInside = (event: Event) => event.composedPath().includes(surface);
      // At the window: before react-aria, which listens at the document.
      const options = { capture: true, signal };
      const onStart = (event: Event) => {
        startedInside = isInside(event);
        isAcross = false;
      };
      const end = (event: Event) => {
        isAcross = isInside(event) !== startedInside;
      };
      addEventListener('pointerdown', onStart, options);
      addEventListener('pointerup', end, options);
      // The press is over. Focus that moves on by keyboard asks too, and has nothing to do with it.
      addEventListener('click', () => (isAcross = false), { signal });
    },
    shouldCloseOnInteractOutside: () => !isAcross,
  };
}

/**
 * A press beside an overlay closes it if it began and ended there. The browser tells a press from the scrim into the surface,
 * or out of it, as a click on the scrim, and react-aria believes it: whoever selects text and lets go beside it would lose what
 * they were at.
 */
export function useInteractOutside(): InteractOutside {
  return useState(createInteractOutside)[0];
}
