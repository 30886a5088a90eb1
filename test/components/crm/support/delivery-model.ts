import { signal } from '@preact/signals';
import { vi } from 'vitest';
import type { DeliveryModel } from '@/components/crm/delivery/delivery-model';
import type { RecordSearchModel } from '@/components/crm/delivery/record-search-model';
import type { ShownDelivery } from '@/components/crm/delivery/shown-delivery';

const pressed = () => vi.fn(async () => undefined);

/** How a call is logged, with buttons that do nothing. */
export function deliveryModel(shown: readonly ShownDelivery[]): DeliveryModel {
  return {
    ...{ shown: signal(shown), problem: signal(undefined), matches: signal(undefined) },
    search: recordSearch(),
    closeMatches: vi.fn(),
    ...{ findRecords: pressed(), logOn: pressed(), retry: pressed(), takeBack: pressed() },
  };
}

/** A search by name that finds nothing. */
function recordSearch(): RecordSearchModel {
  return {
    ...{ text: signal(''), shown: signal(undefined), reached: signal(undefined) },
    ...{ type: vi.fn(), move: vi.fn(), close: vi.fn(), clear: vi.fn() },
    reachedRecord: () => undefined,
  };
}
