import { createRecords } from '@/sandbox/crm-apis/http/created-records';
import { addContactRecord } from './salesforce-contacts';
import { apiError, type SalesforceOrg } from './salesforce-org';
import { answerQuery, answerSearch } from './salesforce-queries';
import { taskChangeSchema, taskSchema } from './salesforce-schemas';
import { describeTask, readTask, refusalOfTask, type SalesforceTask } from './salesforce-tasks';

/** Objects that a contact, lead or company can be. */
const OBJECTS = ['Contact', 'Lead', 'Account'];

/** Keeps the tasks of an org, and answers about them. */
export function createSalesforceStore(org: SalesforceOrg) {
  const contacts = createRecords(org.records, org.indexLagMs ?? 0, org.now);
  const tasks: SalesforceTask[] = [];
  let count = 0;

  const withCreated = () => ({ ...org, records: contacts.all() });
  const rowsOf = (object: string) =>
    object === 'Task' ? tasks.map((task) => ({ ...task })) : recordsOf(object, withCreated());

  function add(body: unknown): Response {
    const input = readTask(taskSchema, body, org);
    if (input instanceof Response) return input;
    const refusal = refusalOfTask(input, withCreated());
    if (refusal) return refusal;
    count += 1;
    const Id = `00T${String(count).padStart(12, '0')}AAA`;
    tasks.push({ ...input, Id, CreatedDate: new Date(org.now()).toISOString() });
    return Response.json({ id: Id, success: true, errors: [] }, { status: 201 });
  }

  function change(id: string, body: unknown): Response {
    const input = readTask(taskChangeSchema, body, org);
    if (input instanceof Response) return input;
    const task = tasks.find((each) => each.Id === id);
    if (!task) return notFound();
    const refusal = refusalOfTask({ ...task, ...input }, withCreated());
    if (refusal) return refusal;
    Object.assign(task, input);
    return new Response(null, { status: 204 });
  }

  function search(body: unknown): Response {
    const indexed = new Set(contacts.indexed().map(({ id }) => id));
    return answerSearch(body, rowsOf, ({ Id }) => indexed.has(String(Id)));
  }

  return {
    ...{ tasks, add, change, search, created: contacts.created },
    query: (soql: string) => answerQuery(soql, rowsOf, org),
    remove: (id: string) => remove(id, tasks),
    addContact: (body: unknown) => addContactRecord(body, contacts, org),
    describe: () => describeTask(org),
  };
}

/** The records of one object as rows; undefined if the user cannot see it. */
function recordsOf(object: string, { records, hiddenObjects = [] }: SalesforceOrg) {
  if (hiddenObjects.includes(object) || !OBJECTS.includes(object)) return undefined;
  const ofObject = records.filter(({ type }) => type === object);
  return ofObject.map(({ id, fields }) => ({ ...fields, Id: id }));
}

function remove(id: string, tasks: SalesforceTask[]): Response {
  const nth = tasks.findIndex((each) => each.Id === id);
  if (nth < 0) return notFound();
  tasks.splice(nth, 1);
  return new Response(null, { status: 204 });
}

function notFound(): Response {
  return apiError(
    404,
    'NOT_FOUND',
    'Provided external ID field does not exist or is not accessible',
  );
}
