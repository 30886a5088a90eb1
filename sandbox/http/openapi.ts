import { z } from 'zod';
import {
  agentRequestSchema,
  CREATE_AGENT_PATH,
  createdAgentSchema,
} from '@/lib/service/agents/agent';
import {
  CLICK_TO_DIAL_PATH,
  clickToDialAnswerSchema,
  clickToDialRequestSchema,
} from '@/lib/service/calls/click-to-dial';
import { HISTORY_PATH, historyAnswerSchema, historyQuerySchema } from '@/lib/service/calls/history';
import {
  AUDIENCE_LIST_PATH,
  audienceListSchema,
  audienceQuerySchema,
  simpleAudienceListSchema,
} from '@/lib/service/campaigns/audience';
import {
  CAMPAIGN_LIST_PATH,
  campaignListSchema,
  campaignQuerySchema,
} from '@/lib/service/campaigns/campaigns';
import {
  detailErrorSchema,
  envelopeSchema,
  fieldErrorsSchema,
} from '@/lib/service/http/shared-bodies';

/** Description of an operation. */
interface Described {
  summary: string;
  headers: string[];
  query?: z.ZodObject;
  body?: z.ZodType;
  answers: Record<string, z.ZodType>;
}

const EITHER = ['token', 'api_access_token'];

const OPERATIONS: Record<string, Record<string, Described>> = {
  [CAMPAIGN_LIST_PATH]: {
    get: {
      summary: 'A page of campaigns, newest first',
      headers: EITHER,
      query: campaignQuerySchema,
      answers: { 200: campaignListSchema, 400: envelopeSchema, 401: envelopeSchema },
    },
  },
  [AUDIENCE_LIST_PATH]: {
    get: {
      summary: 'A page of audience records of a campaign',
      headers: ['token'],
      query: audienceQuerySchema,
      answers: {
        200: z.union([audienceListSchema, simpleAudienceListSchema]),
        400: envelopeSchema,
        401: envelopeSchema,
      },
    },
  },
  [CREATE_AGENT_PATH]: {
    post: {
      summary: 'Creates a voice agent',
      headers: ['token'],
      body: agentRequestSchema,
      answers: {
        201: createdAgentSchema,
        400: detailErrorSchema,
        401: detailErrorSchema,
        422: fieldErrorsSchema,
      },
    },
  },
  [CLICK_TO_DIAL_PATH]: {
    post: {
      summary: 'Rings the customer, then bridges to the rep',
      headers: EITHER,
      body: clickToDialRequestSchema,
      answers: { 200: clickToDialAnswerSchema, 401: envelopeSchema, 422: envelopeSchema },
    },
  },
  [HISTORY_PATH]: {
    get: {
      summary: 'Click-to-dial calls, most recent first',
      headers: EITHER,
      query: historyQuerySchema,
      answers: { 200: historyAnswerSchema, 401: envelopeSchema, 422: envelopeSchema },
    },
  },
};

/** Returns the five operations in OpenAPI 3.1, from the schemas shared by client and sandbox. */
export function describeService(): object {
  const paths = Object.entries(OPERATIONS).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [method, describe(operation)]),
    ),
  ]);
  return {
    openapi: '3.1.0',
    info: { title: 'Voice Agent Service', version: '1.0.0' },
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: Object.fromEntries(
        EITHER.map((name) => [name, { type: 'apiKey', in: 'header', name }]),
      ),
    },
  };
}

function describe({ summary, headers, query, body, answers }: Described): object {
  return {
    summary,
    security: headers.map((name) => ({ [name]: [] })),
    ...(query && { parameters: parametersOf(query) }),
    ...(body && { requestBody: { required: true, content: jsonOf(body) } }),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, schema]) => [
        status,
        { description: status, content: jsonOf(schema) },
      ]),
    ),
  };
}

function parametersOf(query: z.ZodObject): object[] {
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input' });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function jsonOf(schema: z.ZodType): object {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  });
  return { 'application/json': { schema: described } };
}
