import { type ReadonlySignal, signal } from '@preact/signals';
import { createBusyFlag, createLatestOnly } from '@/components/shared/turns';
import type { MadePack } from '@/lib/audit-pack/make-pack';
import type { Ask } from '@/lib/messages/client';
import type { PublicKey } from '@/lib/signatures/model';
import type { AuditExport } from './export-audit';

/** Days as `2026-11-23`, both included. */
interface AuditDays {
  from: string;
  to: string;
}

/** What came of an export: what is in the file, or why there is none. */
type AuditResult = { calls: number; refused: number } | 'wrong-period' | 'failed';

/** What the audit pack needs. */
export interface AuditDeps {
  ask: Ask;
  /** Makes the file of what was called and checked in a period. */
  exportAudit(request: AuditExport): Promise<MadePack>;
  saveZip(parts: MadePack['parts'], name: string): void;
  copyText(text: string): Promise<void>;
  /** Epoch ms. */
  now(): number;
}

/** The audit pack as Options shows it. */
export interface AuditModel {
  days: ReadonlySignal<AuditDays>;
  result: ReadonlySignal<AuditResult | undefined>;
  busy: ReadonlySignal<boolean>;
  /** Which share of an export is done, 0 to 1. */
  progress: ReadonlySignal<number>;
  /** Undefined until it is read. */
  key: ReadonlySignal<PublicKey | undefined>;
  isCopied: ReadonlySignal<boolean>;
  choose(days: Partial<AuditDays>): void;
  exportPack(): Promise<void>;
  /** Ends the export that runs. There is no file then. */
  cancel(): void;
  copyKey(): Promise<void>;
}

/**
 * Creates the model, for this month up to today, until the signal ends. It makes the file here, has
 * the background sign the list of what is in it, and sends it nowhere.
 */
export function createAuditModel(deps: AuditDeps, abortSignal: AbortSignal): AuditModel {
  const today = dayOf(deps.now());
  const days = signal({ from: `${today.slice(0, -2)}01`, to: today });
  const result = signal<AuditResult>();
  const isCopied = signal(false);
  const [busy, progress] = [createBusyFlag(), signal(0)];
  const turns = createLatestOnly(abortSignal);

  async function exportPack(): Promise<void> {
    const period = periodOf(days.peek());
    result.value = period ? undefined : 'wrong-period';
    if (!period) return;
    const turn = turns.begin();
    progress.value = 0;
    const onProgress = (share: number) => {
      progress.value = share;
    };
    const saved = save(deps, { period, onProgress, abortSignal: turn }, days.peek());
    result.value = await saved.catch(() => (turn.aborted ? undefined : ('failed' as const)));
  }

  const key = readKey(deps.ask, abortSignal);
  return {
    ...{ days, result, isCopied, key, progress, busy: busy.value },
    choose(changed) {
      days.value = { ...days.peek(), ...changed };
      result.value = undefined;
    },
    exportPack: () => busy.once(exportPack),
    cancel: turns.end,
    async copyKey() {
      const { publicKey = '' } = key.peek() ?? {};
      await deps.copyText(publicKey).then(() => {
        isCopied.value = true;
      }, nothing);
    },
  };
}

/** A clipboard that the browser keeps closed: the button then says nothing. */
function nothing() {}

async function save(
  deps: AuditDeps,
  request: Omit<AuditExport, 'sign'>,
  { from, to }: AuditDays,
): Promise<AuditResult> {
  const { parts, calls, refused } = await deps.exportAudit({
    ...request,
    async sign(manifest) {
      const answer = await deps.ask('sign-audit-pack', { manifest });
      if (!answer.ok) throw new Error(answer.error.code);
      return answer.value;
    },
  });
  deps.saveZip(parts, `handset-audit-${from}-${to}.zip`);
  return { calls, refused };
}

function readKey(ask: Ask, abortSignal: AbortSignal): ReadonlySignal<PublicKey | undefined> {
  const key = signal<PublicKey>();
  void ask('public-key', null).then((answer) => {
    if (answer.ok && !abortSignal.aborted) key.value = answer.value;
  });
  return key;
}

/** From the midnight that begins the first day to the one that ends the last, in this computer's zone. */
function periodOf({ from, to }: AuditDays): AuditExport['period'] | undefined {
  const [start, end] = [new Date(`${from}T00:00`), new Date(`${to}T00:00`)];
  end.setDate(end.getDate() + 1);
  const period = { from: start.getTime(), to: end.getTime() };
  return period.from < period.to ? period : undefined;
}

/** The day of a time in this computer's zone. */
function dayOf(at: number): string {
  const date = new Date(at);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
