/** The key's user may not do this. */
export function accessError(model: string): Response {
  const words = `You are not allowed to access '${model}' records.`;
  return odooError(403, 'odoo.exceptions.AccessError', words);
}

/** An error as Odoo serialises it. */
export function odooError(status: number, name: string, message: string): Response {
  return Response.json({ name, message, arguments: [message], context: {}, debug: '' }, { status });
}
