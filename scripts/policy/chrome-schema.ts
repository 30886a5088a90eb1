import { z } from 'zod';
import { policySchemas } from '@/lib/settings/policy-values';

/** What Chrome understands of JSON Schema (https://www.chromium.org/administrators/configuring-policy-for-extensions/). */
interface ChromeSchema {
  title?: string;
  description?: string;
  type: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  items?: ChromeSchema;
  properties?: Record<string, ChromeSchema>;
}

/** Said to administrators where the name does not say it. */
const descriptions: Readonly<Record<string, string>> = {
  baseUrl: 'The URL of the voice agent service, such as https://voice.example.com',
  tokenHeader: 'The header that carries the token. Never a token itself.',
  callRules: 'What the rules on calling hours and attempts do at least.',
  callsPerMinute: 'The most calls that a rep may start in a minute.',
  trustedSites: 'Sites where one click on the call card calls, such as https://crm.example.com',
  rules: 'Rules on calling hours and attempts. The id of a built-in rule replaces it.',
  connectors: 'The CRMs that calls are logged in. Never with a key or token.',
  sharedList:
    'A signed list of whom nobody calls, with rules: its address and the public key (P-256, PEM or Base64).',
  webhookOrigins: 'The only origins that calls may be sent to by webhook. Without any, none.',
  opensWelcome: 'Whether the welcome page opens at installation.',
  ifNoRecord: 'What is done about a call if no record of the CRM has its number.',
};

/** Returns the schema of the policy for Chrome. A setting that is added to the table is in it by itself. */
export function chromePolicySchema(): ChromeSchema {
  const entries = Object.entries(policySchemas).map(([name, schema]) => {
    const description = descriptions[name];
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    return [name, { title: titleOf(name), ...(description && { description }), ...asChrome(json) }];
  });
  const locked = {
    title: 'Locked',
    description: 'Names of the values that reps cannot change; * for all that are set.',
    type: 'array',
    items: { type: 'string' },
  };
  return { type: 'object', properties: { ...Object.fromEntries(entries), locked } };
}

const acronyms: Readonly<Record<string, string>> = {
  url: 'URL',
  did: 'DID',
  dids: 'DIDs',
  id: 'ID',
};

/** `DID calls per day` of `didCallsPerDay`. */
function titleOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).split(' ');
  const title = words.map((word) => acronyms[word] ?? word).join(' ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Chrome knows one type for each value, and refuses a schema with anything that it does not know. */
function asChrome(schema: JsonSchema): ChromeSchema {
  const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])] as JsonSchema[];
  if (variants.length > 0) return mergeVariants(variants);
  const { type = typeof schema.const, enum: values, minimum, maximum } = schema;
  const isWhole = type === 'number' && [...(values ?? []), schema.const].some(Number.isInteger);
  return {
    type: isWhole ? 'integer' : String(type),
    ...(values && { enum: values }),
    ...(isInt32(minimum) && { minimum }),
    ...(isInt32(maximum) && { maximum }),
    ...(schema.items && { items: asChrome(schema.items as JsonSchema) }),
    ...(schema.properties && { properties: propertiesOf(schema) }),
  };
}

/** Objects become one that has the properties of all; of other types, the one with most to say stays. */
function mergeVariants(variants: JsonSchema[]): ChromeSchema {
  const objects = variants.filter(({ type }) => type === 'object');
  if (objects.length > 0) {
    const properties = Object.assign({}, ...objects.toReversed().map(propertiesOf));
    return { type: 'object', properties };
  }
  const { type } = asChrome(variants.find((each) => each.const === undefined) ?? {});
  return { type };
}

function propertiesOf({ properties = {} }: JsonSchema): Record<string, ChromeSchema> {
  const entries = Object.entries(properties).map(([name, schema]) => {
    return [name, asChrome(schema as JsonSchema)];
  });
  return Object.fromEntries(entries);
}

function isInt32(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) < 2 ** 31;
}
