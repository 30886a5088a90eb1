import type { SalesforceRecord } from './salesforce-schemas';

/** What an org holds. */
export interface SalesforceOrg {
  records: readonly SalesforceRecord[];
  /** Fields that the org's administrator made required. */
  requiredFields?: readonly string[];
  /** Ids of records that were merged into others, and so deleted. */
  merged?: readonly string[];
  /** Records that the user may not change. */
  locked?: readonly string[];
  /** Fields that the user may not see. */
  hiddenFields?: readonly string[];
  /** Objects that the user may see, and not create. */
  mayNotCreate?: readonly string[];
  /** The time after which a search finds what was made, ms. Queries find it at once. */
  indexLagMs?: number;
  /** Objects that the user may not see. */
  hiddenObjects?: readonly string[];
  /** Text fields that the org added to tasks. */
  customFields?: readonly string[];
  /** Their lengths, if not 255. */
  lengths?: Readonly<Record<string, number>>;
  /** Epoch ms. */
  now(): number;
}

/** https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/errorcodes.htm */
export function apiError(
  status: number,
  errorCode: string,
  message: string,
  fields?: readonly string[],
): Response {
  return Response.json([{ message, errorCode, ...(fields && { fields }) }], { status });
}

/** The message about a field that tasks do not have. */
export function noColumn(name: string): string {
  return `No such column '${name}' on sobject of type Task`;
}
