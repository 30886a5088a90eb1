import process from 'node:process';
import { z } from 'zod';

const crms = ['hubspot', 'pipedrive', 'salesforce', 'zoho', 'espocrm', 'suitecrm'] as const;

/** An account of a real CRM, named by the environment (docs/crm.md). */
export interface Account {
  crm: (typeof crms)[number];
  /** Where its API is; of Zoho CRM and SuiteCRM, where its pages are. */
  address: string;
  /** Of Salesforce, SuiteCRM and Zoho CRM: an access token. */
  token: string;
  /** A record that is there, and may get entries. */
  record: { type: string; id: string };
  /** How long the CRM may take until a search finds what was made, ms. */
  pauseMs: number;
}

const schema = z.object({
  CRM: z.enum(crms),
  CRM_ADDRESS: z.url().default('https://api.hubapi.com'),
  CRM_TOKEN: z.string().min(1),
  CRM_RECORD: z.string().regex(/^\w+:[\w-]+$/),
  CRM_PAUSE_MS: z.coerce.number().default(15_000),
});

/** Reads the account from the environment. Throws if it is not named there. */
export function readAccount(): Account {
  const env = schema.parse(process.env);
  const [type = '', id = ''] = env.CRM_RECORD.split(':');
  return {
    ...{ crm: env.CRM, address: env.CRM_ADDRESS.replace(/\/$/, ''), token: env.CRM_TOKEN },
    ...{ record: { type, id }, pauseMs: env.CRM_PAUSE_MS },
  };
}
