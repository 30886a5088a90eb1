/**
 * Knows CRMs: whose record a page shows (`lib/crm/records`), and how a call is logged in each one (here). The
 * background opens a connector when it tests one, when the outbox sends, and when the rep searches for a
 * record. A connector reads the stored address and key, and sends requests to the origins of that CRM alone.
 * It decides neither what is logged nor when: that is the outbox's part. No record is ever guessed: an
 * address or page that fits no pattern has none.
 */

import { salesforceDomainOf, zohoCentreOf } from '@/lib/crm/api-origins';
import { type Connector, ConnectorError } from '@/lib/outbox/connector';
import { mappingOf } from '@/lib/outbox/entry/field-mapping';
import type { ConnectorId, FieldLengths, FieldMapping } from '@/lib/outbox/model/connector';
import { espocrmApi } from './espocrm/espocrm-api';
import type { HttpDeps } from './http/send-json';
import { hubspotApi, hubspotRecords } from './hubspot/hubspot-api';
import type { NumberDeps } from './numbers/number-matches';
import { createSession, type StoredKey } from './oauth/session';
import { createJson2 } from './odoo/json2';
import { createOdooConnector, testOdoo } from './odoo/odoo-connector';
import { pipedriveApi } from './pipedrive/pipedrive-api';
import { createRestClient, type RestApi, type RestClient } from './rest/rest-api';
import { checkRestApi, createRestConnector, readFieldLengths } from './rest/rest-connector';
import { salesforceApp } from './salesforce/salesforce-account';
import { salesforceApi } from './salesforce/salesforce-api';
import { suitecrmApp, suitecrmPages } from './suitecrm/suitecrm-account';
import { suitecrmApi } from './suitecrm/suitecrm-api';
import { createWebhook } from './webhook/webhook';
import { zohoApp, zohoRecords } from './zoho/zoho-account';
import { zohoApi } from './zoho/zoho-api';

/** Access to a CRM's API. */
export interface CrmAccess extends StoredKey {
  /** Origin and path prefix, without a trailing slash. */
  address: string;
  database?: string | undefined;
  /** Of Salesforce: the external client app. */
  clientId?: string | undefined;
  /** The fields that get single values of a call. Without them, those that the CRM starts with. */
  fields?: FieldMapping | undefined;
  /** How long those fields may be, where the CRM said it. */
  lengths?: FieldLengths | undefined;
  /** Of a webhook: what is sent. */
  template?: string | undefined;
}

/** A CRM that can be asked. */
export interface OpenCrm {
  connector: Connector;
  /** Asks whether the key works and may do what is needed. Rejects with a `ConnectorError`. */
  test(): Promise<void>;
  /** Asks how the addresses of the account's records begin, if not with that of the API. */
  readRecords?(): Promise<string>;
  /** Asks how long the fields are that get single values of a call. */
  readLengths?(): Promise<FieldLengths>;
}

/** What opening a CRM needs. */
export type OpenCrmDeps = HttpDeps & NumberDeps;

type Open = (deps: OpenCrmDeps, access: CrmAccess, abortSignal: AbortSignal) => OpenCrm;

/** Opens a CRM's API. Sends nothing yet. */
export const crmOpeners: Readonly<Record<ConnectorId, Open>> = {
  odoo(deps, access, abortSignal) {
    const json2 = createJson2(deps, access, abortSignal);
    return { connector: createOdooConnector(deps, json2), test: () => testOdoo(json2) };
  },
  hubspot: restCrm(
    ({ key, fields }) => hubspotApi(key, mappingOf('hubspot', fields)),
    hubspotRecords,
  ),
  salesforce(deps, access, abortSignal) {
    const domain = salesforceDomainOf(access.address);
    if (!domain) throw new ConnectorError('unauthorised', 'crm-wrong-host');
    const session = createSession(deps, salesforceApp(domain.api), access, abortSignal);
    const api = salesforceApi(mappingOf('salesforce', access.fields), deps.now, access.lengths);
    const client = createRestClient(deps, domain.api, api, abortSignal, session);
    return {
      connector: createRestConnector(deps, api, client),
      test: () => checkRestApi(api, client),
      readLengths: () => readFieldLengths(api, client),
      readRecords: async () => `${domain.pages}/`,
    };
  },
  pipedrive: restCrm(({ key }, { now }) => pipedriveApi(key, now)),
  zoho(deps, access, abortSignal) {
    const centre = zohoCentreOf(access.address);
    if (!centre) throw new ConnectorError('unauthorised', 'crm-wrong-host');
    const session = createSession(deps, zohoApp(centre), access, abortSignal);
    const api = zohoApi(mappingOf('zoho', access.fields), deps.now, access.lengths);
    const client = createRestClient(deps, centre.api, api, abortSignal, session);
    return {
      connector: createRestConnector(deps, api, client),
      test: () => checkRestApi(api, client),
      readLengths: () => readFieldLengths(api, client),
      readRecords: () => zohoRecords(client, centre),
    };
  },
  espocrm: restCrm(({ key }, { now }) => espocrmApi(key, now)),
  suitecrm(deps, access, abortSignal) {
    const { address } = access;
    const session = createSession(deps, suitecrmApp(address), access, abortSignal);
    const api = suitecrmApi(mappingOf('suitecrm', access.fields), access.lengths);
    const client = createRestClient(deps, address, api, abortSignal, session);
    return {
      connector: createRestConnector(deps, api, client),
      test: () => checkRestApi(api, client),
      readLengths: () => readFieldLengths(api, client),
      readRecords: async () => `${suitecrmPages(address)}/`,
    };
  },
  webhook: createWebhook,
};

function restCrm(
  apiOf: (access: CrmAccess, deps: HttpDeps) => RestApi,
  readRecords?: (client: RestClient) => Promise<string>,
): Open {
  return (deps, access, abortSignal) => {
    const api = apiOf(access, deps);
    const client = createRestClient(deps, access.address, api, abortSignal);
    return {
      connector: createRestConnector(deps, api, client),
      test: () => checkRestApi(api, client),
      ...(readRecords && { readRecords: () => readRecords(client) }),
    };
  };
}
