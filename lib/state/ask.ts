import type { ask } from '@/lib/messages/client';

/** How a model asks the background; in tests a fake. */
export type Ask = typeof ask;
