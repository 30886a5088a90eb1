/** How many rows of a table cannot be read. */
export interface UnreadableCount {
  table: string;
  count: number;
}
