import { Facts } from './Facts';
import { Gallery } from './Gallery';
import { Tour } from './Tour';

export default function Page() {
  return (
    <main>
      <Facts />
      <Gallery />
      <Tour />
    </main>
  );
}
