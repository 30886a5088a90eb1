import { z } from 'zod';
import { Failure } from '@/lib/calls/failure';
import { agentRequestSchema } from '@/lib/service/agents/agent';
import { type Catalogue, catalogueSchema, NEUTRAL_CATALOGUE } from '@/lib/service/agents/catalogue';
import type { CampaignDatabase } from './database';
import type { AgentFormRules, FieldRule } from './model';
import { withoutUndefined } from './without-undefined';

/** What the form is drawn from: rules taken from the request's schema, so that no range is repeated. */
export async function agentForm(database: CampaignDatabase): Promise<AgentFormRules> {
  return { rules: agentRules(), ...(await readCatalogue(database)) };
}

/** Every field of create-agent with its rule, in the order of docs/service-interface.md. */
export function agentRules(): FieldRule[] {
  const schema = z.toJSONSchema(agentRequestSchema, { io: 'input', unrepresentable: 'any' });
  return rulesOf(nodeSchema.parse(schema), '');
}

/** The part of JSON Schema that the agent's schema uses. */
interface Node {
  type?: string | undefined;
  properties?: Record<string, Node> | undefined;
  required?: string[] | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  default?: unknown;
  enum?: string[] | undefined;
}

const nodeSchema: z.ZodType<Node> = z.object({
  type: z.string().optional(),
  get properties() {
    return z.record(z.string(), nodeSchema).optional();
  },
  required: z.array(z.string()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  default: z.unknown().optional(),
  enum: z.array(z.string()).optional(),
});

function rulesOf(node: Node, path: string): FieldRule[] {
  return Object.entries(node.properties ?? {}).flatMap(([key, child]) => {
    const childPath = path ? `${path}.${key}` : key;
    if (child.type === 'object') return rulesOf(child, childPath);
    return [ruleOf(child, childPath, node.required?.includes(key) ?? false)];
  });
}

function ruleOf(node: Node, path: string, required: boolean): FieldRule {
  const { default: given, enum: choices } = node;
  const scalar = ['string', 'number', 'boolean'].includes(typeof given);
  return {
    path,
    type: typeOf(node),
    required,
    ...withoutUndefined({ min: bound(node.minimum), max: bound(node.maximum), choices }),
    ...(scalar && { fallback: given as string | number | boolean }),
  };
}

function typeOf({ type, enum: choices }: Node): FieldRule['type'] {
  if (choices) return 'choice';
  if (type === 'number' || type === 'integer' || type === 'boolean') return type;
  return 'text';
}

/** JSON Schema writes "any integer" as the largest safe one. */
function bound(value: number | undefined): number | undefined {
  return value === undefined || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? undefined : value;
}

/** The current catalogue: the stored one, else the neutral one of docs/service-interface.md. */
export async function readCatalogue(
  database: CampaignDatabase,
): Promise<{ catalogue: Catalogue; isReplaced: boolean }> {
  const stored = await database.catalogue.get('catalogue');
  const parsed = catalogueSchema.safeParse(stored?.value);
  return parsed.success
    ? { catalogue: parsed.data, isReplaced: true }
    : { catalogue: NEUTRAL_CATALOGUE, isReplaced: false };
}

/** Stores a catalogue; undefined restores the neutral one. Fails if the value is no catalogue. */
export async function saveCatalogue(database: CampaignDatabase, value: unknown): Promise<void> {
  if (value === undefined) {
    await database.catalogue.delete('catalogue');
    return;
  }
  const parsed = catalogueSchema.safeParse(value);
  if (!parsed.success) throw new Failure('bad-request', whereWrong(parsed.error.issues));
  await database.catalogue.put({ key: 'catalogue', value: parsed.data });
}

function whereWrong(issues: { path: PropertyKey[]; message: string }[]): string {
  return issues.map(({ path, message }) => `${path.join('.') || '{ }'}: ${message}`).join('; ');
}
