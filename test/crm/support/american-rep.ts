import type { NumberDeps } from '@/lib/crm/connectors/numbers/number-matches';
import { soughtNumber } from '@/lib/phone/sought-number';

/** A rep in the United States. */
export const americanRep: NumberDeps = {
  readSought: async (e164) => soughtNumber(e164, 'US'),
};
