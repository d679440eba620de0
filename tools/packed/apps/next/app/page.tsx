import { Facts } from './Facts';
import { Gallery } from './Gallery';

export default function Page() {
  return (
    <main>
      <Facts />
      <Gallery />
    </main>
  );
}
