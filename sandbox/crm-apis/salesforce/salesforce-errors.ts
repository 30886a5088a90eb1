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
