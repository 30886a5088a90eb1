/** Rows of a list that are read, or queued, at once. */
export const LIST_PART = 500;

/** The most of a list's file that is kept with a contact, for the results that go back into its CRM. */
export const rowLimits = { cells: 200, cell: 2_000, joined: 20 } as const;
