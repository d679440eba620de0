import { Tour } from '../Tour';

// A nonce is per response, so the page is rendered dynamically.
export const dynamic = 'force-dynamic';

/** The tour by itself: react-aria writes a style element when the first button appears, which the policy forbids. */
export default function Page() {
  return (
    <main>
      <Tour />
    </main>
  );
}
