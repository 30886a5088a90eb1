/** https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/errorcodes.htm */
export function apiError(
  status: number,
  errorCode: string,
  message: string,
  fields?: readonly string[],
): Response {
  return Response.json([{ message, errorCode, ...(fields && { fields }) }], { status });
}
