/** A record of a CRM that an entry is attached to. */
export interface RecordRef {
  type: string;
  id: string;
}

/** A record with a number, with what distinguishes it for the rep. The texts are the CRM's. */
export interface RecordMatch extends RecordRef {
  name?: string;
  detail?: string;
}
