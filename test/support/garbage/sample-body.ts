import { z } from 'zod';

/** Values for fields by their names: ids of rows, for example. */
export type NamedValues = Readonly<Record<string, unknown>>;

interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  minimum?: number;
  pattern?: string;
}

/** Texts of which one fits most patterns. */
const TEXTS = [
  ...['a', '+12125550134', '2026-11-12', 'US', 'https://voice.example.com', '{}'],
  '00000000-0000-4000-8000-000000000000',
];

/** Returns a body that a request's schema accepts; undefined if none was found. */
export function sampleBody(schema: z.ZodType, named: NamedValues): { body: unknown } | undefined {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const bodies = [named, {}].flatMap((values) => TEXTS.map((text) => sampleOf(json, values, text)));
  const body = bodies.find((each) => schema.safeParse(each).success);
  return body === undefined ? undefined : { body };
}

function sampleOf(schema: JsonSchema, named: NamedValues, text: string, name = ''): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return sampleOf(first, named, text, name);
  if (name in named) return named[name];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((key) => [
          key,
          sampleOf(schema.properties?.[key] ?? {}, named, text, key),
        ]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () =>
        sampleOf(schema.items ?? {}, named, text),
      );
    case 'number':
    case 'integer':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return schema.pattern ? TEXTS.find((each) => isLike(schema, each)) : text;
  }
}

function isLike({ pattern = '' }: JsonSchema, text: string): boolean {
  return new RegExp(pattern, 'u').test(text);
}
