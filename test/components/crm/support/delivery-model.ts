import { signal } from '@preact/signals';
import { vi } from 'vitest';
import type { DeliveryModel } from '@/components/crm/delivery/delivery-model';
import type { ShownDelivery } from '@/components/crm/delivery/shown-delivery';

const pressed = () => vi.fn(async () => undefined);

/** How a call is logged, with buttons that do nothing. */
export function deliveryModel(shown: readonly ShownDelivery[]): DeliveryModel {
  return {
    ...{ shown: signal(shown), problem: signal(undefined), matches: signal(undefined) },
    ...{ findRecords: pressed(), logOn: pressed(), retry: pressed(), takeBack: pressed() },
  };
}
