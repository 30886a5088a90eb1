/**
 * What can go wrong, by code, and the log of unexpected errors. Whoever refuses or fails names a code; the
 * sentence for it is made where it is shown (`lib/i18n`). Errors that nothing caught go, masked, to a
 * database of their own, which Options shows as diagnostics. No number, name or token is written there, and
 * nothing is sent.
 */

/** Codes of numbers that nobody calls, at any time. They are no use as a rep's own number or DID either. */
export const uncallableNumberCodes = [
  'emergency-number',
  'short-number',
  'premium-number',
  'satellite-number',
  'impossible-number',
] as const;

/** A code of {@link uncallableNumberCodes}. */
export type UncallableNumberCode = (typeof uncallableNumberCodes)[number];

/**
 * Every code of a problem: thrown, stored or shown. Each has a sentence in `assets/locales/*.yml`
 * under `problem.` (what happened, what it means for the call, what to do) and a row in
 * `lib/i18n/next-step.ts`.
 */
export const problemCodes = [
  // Unexpected errors: in general, before a call was written, after it was requested.
  'unexpected',
  'unexpected-before-call',
  'unexpected-in-request',
  // Between page, background and our own pages.
  'no-answer',
  'bad-request',
  'storage-failed',
  'unknown-offer',
  'unknown-call',
  'page-unreachable',
  // Reading a number.
  'empty',
  'no-number',
  'no-selection',
  'not-in-country',
  'no-number-there',
  'country-unknown',
  'too-short',
  'too-long',
  'several-numbers',
  'damaged-number',
  // Not set up.
  'no-service',
  'no-token',
  'token-again',
  'no-own-number',
  'no-did',
  // Guards: of the number itself, then of calling it now.
  ...uncallableNumberCodes,
  'own-number',
  'did-number',
  'called-just-now',
  'call-in-progress',
  'too-many-calls',
  'queue-paused',
  'caller-id-changed',
  // The do-not-call list.
  'do-not-call',
  'no-subject',
  'file-unreadable',
  'registry-unreadable',
  'registry-wrong-country',
  'registry-change-list',
  'registry-interrupted',
  'no-shared-list',
  // Lists that a rep brings along.
  'list-unreadable',
  'list-empty',
  'file-too-large',
  'file-protected',
  'file-old-excel',
  // Rules on calling hours and attempts: they warn, or they block.
  'call-warning',
  'not-allowed-now',
  // Settings.
  'number-twice',
  'not-saved',
  'setting-locked',
  // Workspaces.
  'workspace-changed',
  'workspace-call-in-flight',
  'workspace-removed',
  'workspace-in-use',
  'workspaces-full',
  // The service's base URL, as typed.
  'url-empty',
  'url-invalid',
  'url-not-https',
  'url-credentials',
  'url-query',
  'host-not-granted',
  // The service.
  'offline',
  'unreachable',
  'timeout',
  'unauthorised',
  'refused',
  'did-not-owned',
  'rate-limited',
  'server-error',
  'not-the-service',
  'unreadable',
  // Logging calls in a CRM.
  'crm-no-key',
  'crm-key-again',
  'crm-no-client',
  'crm-no-client-secret',
  'crm-unknown-client',
  'crm-sign-in-again',
  'crm-sign-in-refused',
  'crm-sign-in-unfinished',
  'crm-wrong-host',
  'crm-not-listed',
  'crm-no-host-access',
  'crm-unreachable',
  'crm-unauthorised',
  'crm-wrong-database',
  'crm-not-odoo',
  'crm-not-json',
  'crm-no-right',
  'crm-missing-scope',
  'crm-wrong-type',
  'crm-signature-refused',
  'crm-secret-short',
  'crm-template-json',
  'crm-template-field',
  'crm-field-name',
  'crm-field-taken',
  'crm-field-missing',
  'crm-fixed-text',
  'crm-field-required',
  'crm-contact-field',
  'crm-busy',
  'crm-failed',
  'crm-refused',
  'crm-record-gone',
  'crm-entry-gone',
  'crm-no-record',
  'crm-several-records',
  'crm-unclear-record',
  'crm-search-incomplete',
  'crm-dropped',
  'crm-other-record',
  'crm-other-account',
  // The life of a call.
  'cancelled-by-rep',
  'countdown-hidden',
  'page-left',
  'interrupted',
  'handset-updated',
  'interrupted-requesting',
  'outcome-not-saved',
  'outcome-unknown',
  'record-damaged',
  'window-closed',
  'history-names-none',
] as const;

/** A code of {@link problemCodes}. */
export type ProblemCode = (typeof problemCodes)[number];
