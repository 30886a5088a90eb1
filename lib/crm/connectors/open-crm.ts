import type { Connector, ConnectorId } from '@/lib/outbox/model';
import type { HttpDeps } from './http/send-json';
import { hubspotRecords } from './hubspot/hubspot-account';
import { hubspotApi } from './hubspot/hubspot-api';
import { createJson2 } from './odoo/json2';
import { createOdooConnector } from './odoo/odoo-connector';
import { testOdoo } from './odoo/test-odoo';
import { pipedriveApi } from './pipedrive/pipedrive-api';
import type { RestApi } from './rest/rest-api';
import { createRestClient, type RestClient } from './rest/rest-client';
import { checkRestApi, createRestConnector } from './rest/rest-connector';
import { createWebhook } from './webhook/webhook';

/** Access to a CRM's API. */
export interface CrmAccess {
  /** Origin and path prefix, without a trailing slash. */
  address: string;
  database?: string | undefined;
  /** Of a webhook: what is sent. */
  template?: string | undefined;
  key: string;
}

/** A CRM that can be asked. */
export interface OpenCrm {
  connector: Connector;
  /** Asks whether the key works and may do what is needed. Rejects with a `ConnectorError`. */
  test(): Promise<void>;
  /** Asks how the addresses of the account's records begin, if not with that of the API. */
  readRecords?(): Promise<string>;
}

type Open = (deps: HttpDeps, access: CrmAccess, signal: AbortSignal) => OpenCrm;

/** Opens a CRM's API. Sends nothing yet. */
export const openCrm: Readonly<Record<ConnectorId, Open>> = {
  odoo(deps, access, signal) {
    const json2 = createJson2(deps, access, signal);
    return { connector: createOdooConnector(json2), test: () => testOdoo(json2) };
  },
  hubspot: restCrm(hubspotApi, hubspotRecords),
  pipedrive: restCrm(pipedriveApi),
  webhook: createWebhook,
};

function restCrm(
  apiOf: (key: string) => RestApi,
  readRecords?: (client: RestClient) => Promise<string>,
): Open {
  return (deps, { address, key }, signal) => {
    const api = apiOf(key);
    const client = createRestClient(deps, address, api, signal);
    return {
      connector: createRestConnector(api, client),
      test: () => checkRestApi(api, client),
      ...(readRecords && { readRecords: () => readRecords(client) }),
    };
  };
}
