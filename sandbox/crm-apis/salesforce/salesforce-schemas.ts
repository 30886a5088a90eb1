import { z } from 'zod';

/**
 * The requests of Salesforce's REST API, from the REST API Developer Guide and `Task` of the Object
 * Reference: https://developer.salesforce.com/docs/atlas.en-us.object_reference.meta/object_reference/sforce_api_objects_task.htm
 */

const text = z.string().max(255).nullable();
const idSchema = z.string().regex(/^[A-Za-z0-9]{15}(?:[A-Za-z0-9]{3})?$/);

/** Fields of a task that can be updated. */
const changeable = {
  Subject: text.optional(),
  ActivityDate: z.iso.date().nullable().optional(),
  CallDurationInSeconds: z.int().nullable().optional(),
  CallDisposition: text.optional(),
  CallObject: text.optional(),
  CallType: z.enum(['Inbound', 'Internal', 'Outbound']).nullable().optional(),
  Description: z.string().max(32_000).nullable().optional(),
  Status: z
    .enum(['Not Started', 'In Progress', 'Completed', 'Waiting on someone else', 'Deferred'])
    .optional(),
  WhoId: idSchema.nullable().optional(),
  WhatId: idSchema.nullable().optional(),
};

/** The body of "update a record": `TaskSubtype` is set once. */
export const taskChangeSchema = z.strictObject(changeable);

/** The body of "create a record". */
export const taskSchema = z.strictObject({
  ...changeable,
  TaskSubtype: z.enum(['Task', 'Email', 'Call']).optional(),
});

/** The fields of a contact that the fake accepts. Salesforce has more. `LastName` is required. */
export const contactSchema = z.strictObject({
  LastName: z.string().min(1).max(80),
  FirstName: z.string().max(40).optional(),
  Phone: z.string().max(40).optional(),
});

/** The body of "search with parameters in the request body". */
export const salesforceSearchSchema = z.strictObject({
  q: z.string().min(2),
  in: z.enum(['ALL', 'NAME', 'EMAIL', 'PHONE', 'SIDEBAR']).default('ALL'),
  fields: z.array(z.string()).default(['Id']),
  sobjects: z
    .array(
      z.strictObject({
        name: z.enum(['Contact', 'Lead', 'Account']),
        where: z.literal('IsConverted = false').optional(),
        limit: z.int().min(1).max(2000).optional(),
      }),
    )
    .min(1),
  /** "Only one sobject can be specified when using this parameter." */
  offset: z.int().min(0).max(2000).default(0),
});

/** A record of an org. */
export interface SalesforceRecord {
  type: string;
  id: string;
  fields?: Readonly<Record<string, string | boolean>>;
}
