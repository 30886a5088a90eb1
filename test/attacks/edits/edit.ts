/** One change to one file of the source: a text that stands there once, and what to put instead. */
export type Edit = readonly [file: string, text: string, instead: string];
