import { Tour } from '../Tour';

// A nonce is of one answer: the page is drawn for each.
export const dynamic = 'force-dynamic';

/** The tour by itself: react-aria writes a style element when the first button appears, which the policy forbids. */
export default function Page() {
  return (
    <main>
      <Tour />
    </main>
  );
}
