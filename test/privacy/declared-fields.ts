/**
 * What leaves the browser: each field of each request, by whom it is sent to, with the category that the stores
 * ask for (docs/privacy.md). `none` is said of what tells nothing of a person: how much of a list is asked for,
 * and names of fields.
 */

/** Categories of the Firefox add-on store: https://extensionworkshop.com/documentation/develop/firefox-builtin-data-consent/ */
export type Category =
  | 'authenticationInfo'
  | 'personallyIdentifyingInfo'
  | 'personalCommunications'
  | 'websiteContent'
  | 'browsingActivity'
  | 'none';

/** Fields of one receiver by category. */
type Declared = Readonly<Partial<Record<Category, string>>>;

/** Every field, written as `requestFields` names it, without those of {@link ANYWHERE}. */
export const DECLARED: Readonly<Record<string, Declared>> = {
  service: {
    authenticationInfo: 'header.token header.api_access_token',
    personallyIdentifyingInfo: 'body.client_number body.user_number body.did_number query.search',
    // The record of the page that the number was on, and our id of the call.
    websiteContent: 'body.object_id body.slug body.app_id',
    none: 'body.submitted_id query.page query.limit query.workspace_id query.status query.campaign_id body.name body.prompt',
  },
  hubspot: {
    personallyIdentifyingInfo:
      'body.properties.hs_call_from_number body.properties.hs_call_to_number body.properties.lastname ' +
      'body.properties.phone body.filterGroups.filters.value body.query',
    personalCommunications:
      'body.properties.hs_call_body body.properties.hs_call_duration body.properties.hs_call_recording_url ' +
      'body.properties.hs_call_status body.properties.hs_call_title body.properties.hs_timestamp ' +
      'body.properties.hs_call_direction',
    websiteContent: 'body.associations.to.id body.inputs.id',
    none:
      'body.properties.hs_call_external_id body.after body.limit body.properties query.limit ' +
      'body.associations.types.associationCategory body.associations.types.associationTypeId ' +
      'body.filterGroups.filters.operator body.filterGroups.filters.propertyName',
  },
  salesforce: {
    personallyIdentifyingInfo: 'body.LastName body.Phone body.q query.q',
    personalCommunications:
      'body.ActivityDate body.CallDisposition body.CallDurationInSeconds body.CallType body.Description ' +
      'body.Status body.Subject body.TaskSubtype',
    websiteContent: 'body.WhoId',
    none:
      'body.CallObject body.fields body.in body.offset body.sobjects.limit body.sobjects.name ' +
      'body.sobjects.where',
  },
  pipedrive: {
    authenticationInfo: 'header.x-api-token',
    personallyIdentifyingInfo: 'body.name body.phones.value query.term',
    personalCommunications:
      'body.done body.due_date body.due_time body.duration body.note body.subject body.type',
    websiteContent: 'body.participants.person_id query.ids',
    none:
      'body.participants.primary body.phones.label body.phones.primary query.fields query.limit ' +
      'query.item_types query.sort_by query.sort_direction',
  },
  zoho: {
    personallyIdentifyingInfo: 'body.data.Last_Name body.data.Phone query.phone query.word',
    personalCommunications:
      'body.data.Call_Duration body.data.Call_Start_Time body.data.Call_Type body.data.Description ' +
      'body.data.Subject',
    websiteContent: 'body.data.Who_Id.id query.ids',
    none: 'query.fields query.page query.per_page query.sort_by query.sort_order',
  },
  espocrm: {
    authenticationInfo: 'header.x-api-key',
    personallyIdentifyingInfo:
      'body.lastName body.phoneNumber query.where[0][value] query.where[0][value][]',
    personalCommunications:
      'body.dateEnd body.dateStart body.description body.direction body.name body.status',
    websiteContent: 'body.contactsIds body.parentId body.parentType',
    none:
      'body.assignedUserId query.maxSize query.offset query.select query.where[0][attribute] ' +
      'query.where[0][type] query.where[1][attribute] query.where[1][dateTime] query.where[1][type] ' +
      'query.where[1][value]',
  },
  suitecrm: {
    personallyIdentifyingInfo:
      'body.data.attributes.last_name body.data.attributes.phone_work query.filter[assistant_phone][like] ' +
      'query.filter[first_name][like] query.filter[last_name][like] query.filter[name][like] ' +
      'query.filter[phone_alternate][like] query.filter[phone_home][like] ' +
      'query.filter[phone_mobile][like] query.filter[phone_office][like] ' +
      'query.filter[phone_other][like] query.filter[phone_work][eq] query.filter[phone_work][like]',
    personalCommunications:
      'body.data.attributes.date_start body.data.attributes.description ' +
      'body.data.attributes.direction body.data.attributes.duration_hours ' +
      'body.data.attributes.duration_minutes body.data.attributes.name body.data.attributes.status',
    websiteContent:
      'body.data.attributes.contact_id body.data.attributes.parent_id ' +
      'body.data.attributes.parent_type',
    none:
      'body.data.attributes.assigned_user_id body.data.attributes.in_workflow body.data.id ' +
      'body.data.type query.fields[Accounts] query.fields[Calls] query.fields[Contacts] ' +
      'query.fields[Leads] query.filter[description][like] query.filter[operator] query.page[number] ' +
      'query.page[size]',
  },
  odoo: {
    authenticationInfo: 'header.x-odoo-database',
    personallyIdentifyingInfo: 'body.vals_list.name body.vals_list.phone body.domain',
    personalCommunications: 'body.body body.vals.body',
    websiteContent: 'body.ids',
    none:
      'body.message_id body.allfields body.attributes body.body_is_html body.fields body.limit ' +
      'body.message_type body.offset body.operation body.order body.subtype_xmlid',
  },
  webhook: {
    authenticationInfo: 'header.handset-signature',
    personallyIdentifyingInfo: 'body.callee body.callee_name body.caller_id',
    personalCommunications:
      'body.disposition body.duration_seconds body.follow_up_at body.note body.recording body.started_at ' +
      'body.text body.title',
    websiteContent: 'body.record_crm body.record_id body.record_title body.record_type',
    browsingActivity: 'body.record_url',
    none: 'body.id body.event header.handset-event header.idempotency-key',
  },
  transcription: {
    // The recording.
    personalCommunications: 'body.file',
    none: 'body.model body.response_format',
  },
  // The company's do-not-call list: a file that is read. The request says nothing.
  'shared-list': {},
};

/** Fields that any receiver gets. */
const ANYWHERE: Declared = {
  authenticationInfo: 'header.authorization',
  none: 'header.content-type header.accept',
};

/** The category of each field that a receiver gets. */
export function categoriesOf(receiver: string): ReadonlyMap<string, Category> {
  const both = [ANYWHERE, DECLARED[receiver] ?? {}];
  return new Map(
    both.flatMap((declared) =>
      Object.entries(declared).flatMap(([category, fields]) =>
        fields.split(' ').map((field) => [field, category as Category] as const),
      ),
    ),
  );
}
