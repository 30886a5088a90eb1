import { z } from 'zod';
import { MAX_ERROR_TEXT } from './uncaught-errors';

/** Our scripts in pages that an error can be thrown in. */
export const pageScripts = ['await-numbers', 'finder', 'card'] as const;

/** Where outside the background an error can be thrown. */
const errorSources = [
  ...pageScripts,
  'popup',
  'sidepanel',
  'options',
  'dashboard',
  'strip',
  'welcome',
] as const;

/** A script or page that can throw an error outside the background. */
export type ErrorSource = (typeof errorSources)[number];

/** An error as a page script or one of our own pages reports it to the background. */
export const reportedErrorSchema = z.object({
  source: z.enum(errorSources),
  name: z.string().max(MAX_ERROR_TEXT.name),
  message: z.string().max(MAX_ERROR_TEXT.message),
  stack: z.string().max(MAX_ERROR_TEXT.stack),
});

/** See {@link reportedErrorSchema}. */
export type ReportedError = z.infer<typeof reportedErrorSchema>;
