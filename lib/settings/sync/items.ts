import { z } from 'zod';
import type { SyncProblem } from '@/lib/settings/model/sync';

/**
 * Settings as items of synced storage: a head, and their text in parts. An item may have 8,192 bytes, all together
 * 102,400 (https://developer.chrome.com/docs/extensions/reference/api/storage#property-sync). Text is in Base64,
 * so that a character is a byte.
 */
const HEAD = 'settings';
const PART_LENGTH = 8_000;
const MOST_PARTS = 12;
const VERSION = 1;

/** Every version begins so. */
const headSchema = z.object({ handset: z.literal('sync'), version: z.int().positive() });
const contentSchema = z.object({ at: z.number(), parts: z.int().min(1).max(MOST_PARTS) });
const partSchema = z.object({ at: z.number(), text: z.string() });

/** Settings as a browser wrote them at a time (epoch ms). */
export interface SyncedSettings {
  at: number;
  text: string;
}

/** Splits settings into items. */
export function toItems({
  at,
  text,
}: SyncedSettings): { items: Record<string, unknown> } | { problem: 'too-large' } {
  const encoded = encode(text);
  const count = Math.ceil(encoded.length / PART_LENGTH);
  if (count > MOST_PARTS) return { problem: 'too-large' };
  const parts = Array.from({ length: count }, (_, index) => [
    partKey(index),
    { at, text: encoded.slice(index * PART_LENGTH, (index + 1) * PART_LENGTH) },
  ]);
  const head = { handset: 'sync', version: VERSION, at, parts: count };
  return { items: { [HEAD]: head, ...Object.fromEntries(parts) } };
}

/** Joins items. `undefined` if there are none, `incomplete` while a part is on its way from another browser. */
export function fromItems(
  items: Readonly<Record<string, unknown>>,
): SyncedSettings | SyncProblem | 'incomplete' | undefined {
  if (!(HEAD in items)) return undefined;
  const { data: head } = headSchema.safeParse(items[HEAD]);
  if (!head) return { problem: 'unread', paths: [HEAD] };
  if (head.version > VERSION) return { problem: 'newer' };
  const { data: content } = contentSchema.safeParse(items[HEAD]);
  if (!content) return { problem: 'unread', paths: [HEAD] };
  return joined(items, content);
}

function joined(
  items: Readonly<Record<string, unknown>>,
  { at, parts: count }: z.infer<typeof contentSchema>,
): SyncedSettings | SyncProblem | 'incomplete' {
  const parts = Array.from({ length: count }, (_, index) => items[partKey(index)]);
  if (parts.includes(undefined)) return 'incomplete';
  const read = z.array(partSchema).safeParse(parts).data;
  if (!read) return { problem: 'unread', paths: [HEAD] };
  if (read.some((part) => part.at !== at)) return 'incomplete';
  const text = decode(read.map((part) => part.text).join(''));
  return text === undefined ? { problem: 'unread', paths: [HEAD] } : { at, text };
}

/** Returns the parts of earlier, longer settings that new items leave over. */
export function partsLeftOver(
  before: Readonly<Record<string, unknown>>,
  items: Readonly<Record<string, unknown>>,
): string[] {
  return Object.keys(before).filter((key) => key.startsWith(`${HEAD}-`) && !(key in items));
}

function partKey(index: number): string {
  return `${HEAD}-${index}`;
}

function encode(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function decode(base64: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
