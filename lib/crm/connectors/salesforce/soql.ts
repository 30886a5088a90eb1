/** The API's version: https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/intro_rest.htm */
export const DATA_PATH = '/services/data/v62.0';

/** The path of a query: https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/resources_query.htm */
export function queryPath(soql: string): string {
  return `${DATA_PATH}/query?${new URLSearchParams({ q: soql })}`;
}
