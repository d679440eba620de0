import '@edge-console/ui/fonts.css';
import '@edge-console/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Facts } from './Facts.tsx';
import { Gallery } from './Gallery.tsx';
import { Tour } from './Tour.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('No root element.');
// By itself where a policy is stricter than react-aria: that writes a style element when the first button appears.
const isTourOnly = new URLSearchParams(location.search).has('tour');
createRoot(root).render(
  <StrictMode>
    <main>
      {!isTourOnly && <Facts />}
      {!isTourOnly && <Gallery />}
      <Tour />
    </main>
  </StrictMode>,
);
