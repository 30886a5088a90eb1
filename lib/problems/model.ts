import { z } from 'zod';
import { MAX_ERROR_TEXT } from './describe-error';

/** Our scripts in pages that an error can be thrown in. */
export const pagePlaces = ['finder', 'card'] as const;

/** Where outside the background an error can be thrown. */
export const errorPlaces = [
  ...pagePlaces,
  'popup',
  'sidepanel',
  'options',
  'dashboard',
  'strip',
] as const;

/** A place of {@link errorPlaces}. */
export type ErrorPlace = (typeof errorPlaces)[number];

/** An error as a page script or one of our own pages reports it to the background. */
export const reportedErrorSchema = z.object({
  place: z.enum(errorPlaces),
  name: z.string().max(MAX_ERROR_TEXT.name),
  message: z.string().max(MAX_ERROR_TEXT.message),
  stack: z.string().max(MAX_ERROR_TEXT.stack),
});

/** See {@link reportedErrorSchema}. */
export type ReportedError = z.infer<typeof reportedErrorSchema>;
