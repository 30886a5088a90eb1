import type { ask } from '@/lib/messages/client';

/** Sends a message to the background; a fake in tests. */
export type Ask = typeof ask;
