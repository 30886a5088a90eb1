import Dexie from 'dexie';
import type { CallDatabase } from '@/lib/calls/database';

/** What the disk does next: each read or write takes one entry; `undefined` lets it pass. */
export interface Disk {
  /** Failures of reads to come. */
  reads: (Error | undefined)[];
  /** Failures of writes to come. */
  writes: (Error | undefined)[];
}

/** What a browser says when the disk is full. */
export const fullDisk = () => new Dexie.QuotaExceededError('The disk is full.');

/** What a browser says when its database is broken. */
export const brokenDisk = () => new Dexie.UnknownError('Internal error.');

/** Puts faults between Dexie and the disk. Call it before the database is first used. */
export function withDisk(database: CallDatabase): Disk {
  const disk: Disk = { reads: [], writes: [] };
  database.use({
    stack: 'dbcore',
    name: 'faulty-disk',
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name);
        return {
          ...table,
          get: (request) => unless(disk.reads.shift(), () => table.get(request)),
          query: (request) => unless(disk.reads.shift(), () => table.query(request)),
          openCursor: (request) => unless(disk.reads.shift(), () => table.openCursor(request)),
          mutate: (request) => unless(disk.writes.shift(), () => table.mutate(request)),
        };
      },
    }),
  });
  return disk;
}

function unless<T>(fault: Error | undefined, work: () => Promise<T>): Promise<T> {
  return fault ? Dexie.Promise.reject(fault) : work();
}

/** A number of faults, one after the other. */
export function faults(count: number, fault: () => Error): Error[] {
  return Array.from({ length: count }, fault);
}
