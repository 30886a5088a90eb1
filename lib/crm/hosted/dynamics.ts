import { type RecordAdapter, UUID } from '@/lib/crm/address/record-adapter';

const TYPES = ['contact', 'account', 'lead', 'opportunity', 'incident'];
const entity = (etn: string) => ({ pagetype: 'entityrecord', etn, id: ':id' });

/**
 * Dynamics 365 (model-driven apps). The app stays in the address, so that the record opens in the
 * same one. An embedded frame is judged by its own address, so it has no record.
 */
export const dynamics: RecordAdapter = {
  crm: 'dynamics',
  name: 'Dynamics 365',
  hosts:
    /^[a-z0-9-]+\.crm\d{0,2}\.(?:dynamics\.(?:com|cn)|microsoftdynamics\.us|appsplatform\.us)$/,
  tried: 'documentation',
  documentation:
    'https://learn.microsoft.com/power-apps/developer/model-driven-apps/open-forms-views-dialogs-reports-url',
  addresses: TYPES.flatMap((type) => [
    {
      type,
      path: '/main.aspx',
      query: { appid: ':app', ...entity(type) },
      parts: { app: UUID, id: UUID },
    },
    { type, path: '/main.aspx', query: entity(type), parts: { id: UUID } },
  ]),
};
