import pageStart from './pageStart.mjs';
import warmStart from './warmStart.mjs';

/** Startup time of the product: the local stack, and its pages on a slow machine and connection. */
export default async function run() {
  return [...(await warmStart()), ...(await pageStart())];
}
