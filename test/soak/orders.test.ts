import { it } from 'vitest';
import { checkOrders } from './orders';

/** 10,000 orders are run by `npm run soak`. */
const RUNS = 2_000;

it('keeps every call once, for any events in any order', async () => {
  await checkOrders(RUNS);
}, 120_000);
