import type { z } from 'zod';
import type { CreatedRecords } from '@/sandbox/crm-apis/http/created-records';
import { apiError } from './salesforce-org';
import { contactSchema, type SalesforceRecord } from './salesforce-schemas';

/** "Create a record", of a contact. */
export function addContactRecord(
  body: unknown,
  contacts: CreatedRecords<SalesforceRecord>,
  { mayNotCreate = [] }: { mayNotCreate?: readonly string[] },
): Response {
  if (mayNotCreate.includes('Contact')) {
    const message = 'entity type cannot be inserted: Contact';
    return apiError(400, 'CANNOT_INSERT_UPDATE_ACTIVATE_ENTITY', message);
  }
  const parsed = contactSchema.safeParse(body);
  if (!parsed.success) return refused(parsed.error.issues[0]);
  const id = `003${String(9_001 + contacts.created.length).padStart(12, '0')}AAA`;
  const { LastName, FirstName = '', Phone = '' } = parsed.data;
  const Name = `${FirstName} ${LastName}`.trim();
  contacts.add({ type: 'Contact', id, fields: { Name, LastName, FirstName, Phone } });
  return Response.json({ id, success: true, errors: [] }, { status: 201 });
}

function refused(issue: z.core.$ZodIssue | undefined): Response {
  const field = String(issue?.path[0] ?? '');
  if (field === 'LastName') {
    const message = `Required fields are missing: [${field}]`;
    return apiError(400, 'REQUIRED_FIELD_MISSING', message, [field]);
  }
  return apiError(400, 'JSON_PARSER_ERROR', `${field}: ${issue?.message}`, [field]);
}
