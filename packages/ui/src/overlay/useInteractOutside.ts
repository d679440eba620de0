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
      // On the window, to run before react-aria's listener on the document.
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
      // The press has ended. Keyboard focus changes also reach the callback and must not be affected.
      addEventListener('click', () => (isAcross = false), { signal });
    },
    shouldCloseOnInteractOutside: () => !isAcross,
  };
}

/**
 * Closes an overlay only when a press both starts and ends outside it. For a drag across the edge, the browser
 * reports a click on the scrim and react-aria closes the overlay: selecting text and releasing outside would discard
 * the user's work.
 */
export function useInteractOutside(): InteractOutside {
  return useState(createInteractOutside)[0];
}
