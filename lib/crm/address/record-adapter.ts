/** One kind of address that shows one record. */
export interface RecordAddress {
  /** The kind of record: the CRM's own name for it, in the singular. `:name` repeats a part. */
  type: string;
  /**
   * The path. `:id` is the record's id, any other `:name` a part with a pattern in `parts`. A leading
   * `/**` is the folder in which the CRM is installed, `/...` for parts that are dropped.
   */
  path: string;
  /** Query parameters that must be there. Further ones are dropped. */
  query?: Readonly<Record<string, string>>;
  /** The hash, if it is a route (`/contacts/record/:id`). What follows `?` or `;` is dropped. */
  hash?: string;
  /** Parameters in the hash (`#id=14&model=res.partner`). Further ones are dropped. */
  hashQuery?: Readonly<Record<string, string>>;
  /** Patterns of the named parts. Each admits only letters, digits and `._~-`. */
  parts: Readonly<Record<string, RegExp>>;
}

/** How the pages and records of one CRM are recognised. */
export interface RecordAdapter {
  /** Kept with calls. */
  crm: string;
  /** The product's name. */
  name: string;
  /** Hosts of a hosted CRM. */
  hosts?: RegExp;
  /** A script or style sheet of a CRM that runs on any host. */
  assets?: RegExp;
  /** Whether this was tried on the product itself, or built from its documentation. */
  tried: 'product' | 'documentation';
  /** Where the addresses are documented. */
  documentation: string;
  /** Later ones are tried only if earlier ones do not fit. */
  addresses: readonly RecordAddress[];
}

/** An id that counts up. */
export const DIGITS = /[1-9]\d{0,19}/;
/** A UUID, as most CRMs write it. */
export const UUID = /[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}/;
