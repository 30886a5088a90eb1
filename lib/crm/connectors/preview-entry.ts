import { DEFAULT_TEMPLATE, fillTemplate, templateProblem } from '@/lib/outbox/entry/entry-template';
import { entryText } from '@/lib/outbox/entry/entry-text';
import type { ConnectorId, DeliveryProblem, EntryContent } from '@/lib/outbox/model';

/** A call of the log, as CRMs are told of it. */
export interface PreviewedCall {
  id: string;
  entry: EntryContent;
}

/** Writes a call as a connector would log it: the JSON of a webhook, else the text of the entry. */
export function previewEntry(
  { connector, template = '' }: { connector: ConnectorId; template?: string | undefined },
  { id, entry }: PreviewedCall,
): { text: string } | { problem: DeliveryProblem } {
  if (connector !== 'webhook') return { text: entryText(entry) };
  const used = template.trim() || DEFAULT_TEMPLATE;
  const problem = templateProblem(used);
  if (problem) return { problem };
  const filled = fillTemplate(used, entry, { event: 'call-logged', id });
  return { text: JSON.stringify(filled, undefined, 2) };
}
