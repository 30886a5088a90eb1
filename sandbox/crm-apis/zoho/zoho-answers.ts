/** A page of records with the fields asked for; 204 if there are none. */
export function pageAnswer(found: readonly object[], fields: string, info: object): Response {
  if (found.length === 0) return new Response(null, { status: 204 });
  const only = (record: object) => {
    const names = [...fields.split(','), 'id'];
    return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
  };
  return Response.json({ data: found.map(only), info });
}

/** An answer about one record. */
export function doneAnswer(message: string, id: string, status = 200): Response {
  const result = { code: 'SUCCESS', details: { id }, message, status: 'success' };
  return Response.json({ data: [result] }, { status });
}

/** Each refused record has its own answer: the request as a whole is 202 (accepted). */
function refusedRecord(code: string, message: string, details: object): Response {
  return Response.json({ data: [{ code, details, message, status: 'error' }] }, { status: 202 });
}

/** An answer about one record. */
export function missingField(api_name: string): Response {
  return refusedRecord('MANDATORY_NOT_FOUND', 'required field not found', { api_name });
}

/** An answer about one record. */
export function invalidField(api_name: string): Response {
  return refusedRecord('INVALID_DATA', 'invalid data', { api_name });
}

/** No record has this id. */
export function unknownId(): Response {
  return refusedRecord('INVALID_DATA', 'the id given seems to be invalid', { api_name: 'id' });
}

/** The user's profile or the record's owner forbids it: https://www.zoho.com/crm/developer/docs/api/v8/status-codes.html */
export function noPermission(): Response {
  const message = 'permission denied to associate records';
  return Response.json(
    { code: 'NO_PERMISSION', details: {}, message, status: 'error' },
    { status: 403 },
  );
}
