/** One change to one file of the source: a text that occurs there once, and what to put instead. */
export type Edit = readonly [file: string, text: string, instead: string];
