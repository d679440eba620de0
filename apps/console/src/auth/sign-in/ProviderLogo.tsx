import type { SocialProvider } from '../../core/configuration/configuration.ts';

type Part = readonly [color: string, path: string];

/** Brand guidelines require these colors. */
const marks: Record<SocialProvider, readonly Part[]> = {
  Google: [
    [
      '#4285f4',
      'M15.68 8.18c0-.57-.05-1.11-.15-1.64H8v3.1h4.3a3.68 3.68 0 0 1-1.6 2.41v2h2.6c1.5-1.4 2.38-3.45 2.38-5.87z',
    ],
    [
      '#34a853',
      'M8 16c2.16 0 3.97-.72 5.3-1.94l-2.6-2c-.71.48-1.63.76-2.7.76a4.74 4.74 0 0 1-4.46-3.28H.87v2.07A8 8 0 0 0 8 16z',
    ],
    ['#fbbc05', 'M3.54 9.54a4.8 4.8 0 0 1 0-3.07V4.4H.87a8 8 0 0 0 0 7.2z'],
    ['#ea4335', 'M8 3.18c1.18 0 2.23.4 3.06 1.2l2.3-2.3A8 8 0 0 0 .87 4.4l2.67 2.07A4.77 4.77 0 0 1 8 3.18z'],
  ],
  Microsoft: [
    ['#f25022', 'M.5.5h7v7h-7z'],
    ['#7fba00', 'M8.5.5h7v7h-7z'],
    ['#00a4ef', 'M.5 8.5h7v7h-7z'],
    ['#ffb900', 'M8.5 8.5h7v7h-7z'],
  ],
  GitHub: [
    [
      'currentColor',
      'M8 .2a8 8 0 0 0-2.53 15.6c.4.07.55-.18.55-.39v-1.36c-2.23.48-2.7-1.07-2.7-1.07-.36-.93-.89-1.18-.89-1.18-.73-.5.06-.49.06-.49.8.06 1.23.83 1.23.83.71 1.22 1.87.87 2.33.66.07-.52.28-.87.5-1.07-1.77-.2-3.64-.89-3.64-3.95 0-.88.31-1.59.82-2.15-.08-.2-.36-1.02.08-2.12 0 0 .67-.22 2.2.82a7.6 7.6 0 0 1 4 0c1.53-1.04 2.2-.82 2.2-.82.44 1.1.16 1.92.08 2.12.51.56.82 1.27.82 2.15 0 3.07-1.87 3.75-3.65 3.95.29.25.54.73.54 1.48v2.2c0 .21.15.46.55.38A8 8 0 0 0 8 .2z',
    ],
  ],
};

export function ProviderLogo({ provider }: { provider: SocialProvider }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      {marks[provider].map(([color, path]) => (
        <path key={path} fill={color} d={path} />
      ))}
    </svg>
  );
}
