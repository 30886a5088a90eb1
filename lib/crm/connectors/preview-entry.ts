import { DEFAULT_TEMPLATE, fillTemplate, templateProblem } from '@/lib/outbox/entry/entry-template';
import {
  fixedValues,
  mappedValues,
  mappingOf,
  mappingProblem,
} from '@/lib/outbox/entry/field-mapping';
import { entryText } from '@/lib/outbox/entry/write-entry';
import type { ConnectorId, DeliveryProblem, FieldMapping } from '@/lib/outbox/model/connector';
import type { EntryContent } from '@/lib/outbox/model/entry';

/** What is previewed, as typed. */
interface Previewed {
  connector: ConnectorId;
  template?: string | undefined;
  fields?: FieldMapping | undefined;
}

/** A call of the log, as it is logged in CRMs. */
export interface PreviewedCall {
  id: string;
  entry: EntryContent;
}

/**
 * Writes a call as a connector would log it: the JSON of a webhook, else the text of the entry and the
 * fields that get single values.
 */
export function previewEntry(
  { connector, template = '', fields }: Previewed,
  { id, entry }: PreviewedCall,
): { text: string } | { problem: DeliveryProblem } {
  const wrongField = mappingProblem(connector, fields ?? {});
  if (wrongField) return { problem: wrongField };
  if (connector !== 'webhook') {
    const mapping = mappingOf(connector, fields);
    const values = {
      ...mappedValues(connector, mapping, entry),
      ...fixedValues(connector, mapping, entry),
    };
    const lines = Object.entries(values).map(([name, value]) => `${name}: ${value ?? '–'}`);
    return { text: [entryText(entry), ...(lines.length > 0 ? ['', ...lines] : [])].join('\n') };
  }
  const used = template.trim() || DEFAULT_TEMPLATE;
  const problem = templateProblem(used);
  if (problem) return { problem };
  const filled = fillTemplate(used, entry, { event: 'call-logged', id });
  return { text: JSON.stringify(filled, undefined, 2) };
}
