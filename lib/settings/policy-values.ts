import { z } from 'zod';
import { ifNoRecordValues } from '@/lib/outbox/model/connector';
import { originPattern } from '@/lib/platform/match-pattern';
import { ruleSchema } from '@/lib/rules/rule';
import { isSafeTransport } from '@/lib/service/address/base-url';
import { addressSchema } from './policy/suggested-connectors';
import { MAX_SITE_RULES, siteModes, siteRuleSchema } from './sites/site-rule';
import { type SettingKey, settings } from './table';

/**
 * What is of this rep and browser alone: whether there is a token, which workspace is in use, and where recordings
 * may be sent.
 */
const ownKeys = ['hasToken', 'workspace', 'transcribesAt'] as const satisfies readonly SettingKey[];

/** What nobody else can set. */
type OwnKey = (typeof ownKeys)[number];

/** A setting that a file can hold. */
export type FileKey = Exclude<SettingKey, OwnKey>;

/** A setting that a policy can set. Rules of a policy always hold, beside those of a file. */
export type ManageableKey = Exclude<FileKey, 'rules'>;

/** Every setting that a policy can set. */
export const manageableKeys = Object.keys(settings).filter(
  (key): key is ManageableKey => key !== 'rules' && !(ownKeys as readonly string[]).includes(key),
);

/** `https://crm.example.com`, with a path or not; becomes a match pattern. No wildcards. */
const siteSchema = z
  .string()
  .refine((address) => !address.replace(/\/\*$/, '').includes('*'), 'has a wildcard')
  .transform((address, { addIssue }) => {
    const pattern = originPattern(address);
    if (pattern === undefined) addIssue('is no web address');
    return pattern ?? '';
  });

/** An origin that calls may be sent to. No wildcards. */
const webhookOriginSchema = z.string().transform((address, { addIssue }) => {
  const url = address.includes('*') ? null : URL.parse(address);
  if (url?.protocol !== 'https:') addIssue('is no https origin');
  return url?.origin ?? '';
});

/** What starts every key on the curve P-256 in SPKI form, in Base64, and the length of the whole. */
const [P256_START, P256_LENGTH] = ['MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE', 124];

/** A public key as PEM, or what is between its first and last line. Becomes Base64. */
const publicKeySchema = z
  .string()
  .transform((text) => text.replaceAll(/-----[A-Z ]+-----|\s/g, ''))
  .refine((base64) => base64.startsWith(P256_START) && base64.length === P256_LENGTH);

/** An address of the company's: `https`, or `http` on this machine. */
const companyUrlSchema = z.string().refine((address) => {
  const url = URL.parse(address);
  return url !== null && isSafeTransport(url) && url.username + url.password === '';
}, 'is no safe address');

/** The company's do-not-call list. */
const sharedListSchema = z.object({ url: companyUrlSchema, publicKey: publicKeySchema });

/** Where a policy must be stricter than the stored setting, which was checked before it was stored. */
const stricter = {
  baseUrl: addressSchema,
  callRules: z.enum(['warn', 'block']),
  trustedSites: z.array(siteSchema),
  siteMode: z.enum(siteModes),
  siteRules: z.array(siteRuleSchema).max(MAX_SITE_RULES),
  transcriptionUrl: companyUrlSchema,
};

/** What a policy holds beside settings. */
const beside = {
  /** What is done about a call whose number is in no record of a CRM. */
  ifNoRecord: z.enum(ifNoRecordValues),
  /** Rules that add to the built-in ones, or replace the one with the same id. */
  rules: z.array(ruleSchema),
  /** The only origins that calls may be sent to by webhook. */
  webhookOrigins: z.array(webhookOriginSchema),
  /** The company's do-not-call list and rules, and the key that signs them. */
  sharedList: sharedListSchema,
  /** Whether the welcome page opens at installation. */
  opensWelcome: z.boolean(),
};

/** A value of a policy, but for the list of what is locked. */
export type PolicyKey = ManageableKey | keyof typeof beside;

const schemas: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(manageableKeys.map((key) => [key, settings[key].schema])),
  ...stricter,
  ...beside,
};

/** Returns whether a policy can set a setting by this name. */
export function isManageable(name: string): name is ManageableKey {
  return (manageableKeys as readonly string[]).includes(name);
}

/** Returns whether a file can hold a setting by this name. */
export function isFileKey(name: string): name is FileKey {
  return name === 'rules' || isManageable(name);
}

/** The schema of every value of a policy, but for the list of what is locked. */
export const policySchemas = schemas as Readonly<Record<PolicyKey, z.ZodType>>;

/** Returns whether a policy can have a value by this name. */
export function isPolicyKey(name: string): name is PolicyKey {
  return Object.hasOwn(policySchemas, name);
}
