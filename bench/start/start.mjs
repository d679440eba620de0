import pageStart from './pageStart.mjs';
import warmStart from './warmStart.mjs';

/** How long the product takes to be there: the local stack, and its pages on a slow machine and line. */
export default async function run() {
  return [...(await warmStart()), ...(await pageStart())];
}
