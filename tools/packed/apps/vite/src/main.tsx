import '@edge-console/ui/fonts.css';
import '@edge-console/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Facts } from './Facts.tsx';
import { Gallery } from './Gallery.tsx';
import { Tour } from './Tour.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('No root element.');
createRoot(root).render(
  <StrictMode>
    <main>
      <Facts />
      <Gallery />
      <Tour />
    </main>
  </StrictMode>,
);
