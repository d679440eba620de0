import '@edge-console/ui/fonts.css';
import '@edge-console/ui/theme';
import type { ReactNode } from 'react';

export const metadata = { title: 'Packed', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-mode="light">
      <body>{children}</body>
    </html>
  );
}
