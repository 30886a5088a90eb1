import type { RecordAdapter } from '@/lib/crm/address/record-adapter';
import { dynamics } from '@/lib/crm/hosted/dynamics';
import { freshsales } from '@/lib/crm/hosted/freshsales';
import { hubspot } from '@/lib/crm/hosted/hubspot';
import { pipedrive } from '@/lib/crm/hosted/pipedrive';
import { salesforce } from '@/lib/crm/hosted/salesforce';
import { zendesk } from '@/lib/crm/hosted/zendesk';
import { zoho } from '@/lib/crm/hosted/zoho';
import { civicrm } from '@/lib/crm/self-hosted/civicrm';
import { dolibarr } from '@/lib/crm/self-hosted/dolibarr';
import { espocrm } from '@/lib/crm/self-hosted/espocrm';
import { odoo } from '@/lib/crm/self-hosted/odoo';
import { suitecrm } from '@/lib/crm/self-hosted/suitecrm';
import { tryton } from '@/lib/crm/self-hosted/tryton';

/** The CRMs whose records are recognised. */
export const recordAdapters: readonly RecordAdapter[] = [
  civicrm,
  dolibarr,
  dynamics,
  espocrm,
  freshsales,
  hubspot,
  odoo,
  pipedrive,
  salesforce,
  suitecrm,
  tryton,
  zendesk,
  zoho,
];
