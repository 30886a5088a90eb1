import { assetsOf } from './samples';

/** A page of a CRM, cut down to what stands around its numbers. Names and numbers are fictional. */
export interface RecordedPage {
  /** Where its structure is from. */
  name: string;
  address: string;
  title: string;
  assets: string[];
  body: string;
  /** Each number, and the id of the record that it belongs to; undefined if the page names none. */
  numbers: Readonly<Record<string, string | undefined>>;
}

const SALESFORCE = 'https://acme.lightning.force.com/lightning';
const ADA = '0035g00000AbCdEAAV';
const BO = '0035g00000AbCdFAAV';

/** A contact's form in Odoo 19, recorded: fields are inputs, a related contact is a card. */
const odooForm: RecordedPage = {
  name: 'a form of Odoo 19',
  address: 'https://odoo.example.com/odoo/contacts/14',
  title: 'Brightwater Freight',
  assets: assetsOf.odoo ?? [],
  body: `<div class="o_action_manager"><div class="o_control_panel"><div class="o_breadcrumb">
    <ol class="breadcrumb"><li class="breadcrumb-item o_back_button"><a href="/odoo/contacts">Contacts</a></li></ol>
    <div class="o_last_breadcrumb_item active"><span>Brightwater Freight</span></div></div></div>
    <div class="o_form_view"><div class="o_form_sheet">
      <h1 class="mb-0"><div name="name" class="o_field_widget"><div class="o-autocomplete dropdown">
        <input type="text" class="o_input" role="combobox" value="Brightwater Freight"></div></div></h1>
      <div class="d-flex"><i class="fa fa-phone" title="Phone"></i>
        <div name="phone" class="o_field_widget o_field_phone"><div class="o_phone_content">
          <a class="o_phone_form_link" href="tel:+442079460123"><small>+44 20 7946 0123</small></a></div></div></div>
      <div name="child_ids" class="o_field_widget o_field_one2many"><div class="o_kanban_renderer">
        <article role="link" class="o_kanban_record" data-id="datapoint_5" tabindex="0"><main>
          <div name="name" class="o_field_widget"><span>Ada Whitfield</span></div>
          <div><i class="fa fa-phone" title="Phone"></i><span>+44 20 7946 0555</span></div></main></article>
        <div class="o_kanban_record o_kanban_ghost"></div></div></div></div>
      <div class="o-mail-Chatter"><div class="o-mail-Message" role="group"><div class="o-mail-Message-body">
        <p>Their new office is at +44 20 7946 0777 from May.</p></div></div></div></div></div>`,
  numbers: {
    '+44 20 7946 0123': '14',
    '+44 20 7946 0555': undefined,
    '+44 20 7946 0777': undefined,
  },
};

/** CiviCRM's contact summary as its templates draw it: blocks, and a table of relationships. */
const civicrmSummary: RecordedPage = {
  name: 'a contact summary of CiviCRM',
  address: 'https://ngo.example.org/civicrm/contact/view?reset=1&cid=202',
  title: 'Greta Lindqvist | Example NGO',
  assets: assetsOf.civicrm ?? [],
  body: `<div id="crm-container" class="crm-container"><h1 class="page-title">Greta Lindqvist</h1>
    <div class="contact_panel"><div class="contactCardLeft"><div class="crm-summary-phone-block">
      <div class="crm-summary-block"><div class="crm-clear crm-inline-block-content">
        <div class="crm-summary-row"><div class="crm-label">Work Phone</div>
        <div class="crm-content crm-contact_phone primary"><span>+44 20 7946 0123</span></div></div></div></div></div></div></div>
    <table class="crm-contact-relationship-selector dataTable"><thead><tr><th>Related contact</th><th>Phone</th></tr></thead>
      <tbody><tr class="crm-entity" data-entity="relationship">
        <td><a href="/civicrm/contact/view?reset=1&amp;cid=305" class="view-contact">Bob Castellan</a></td>
        <td class="crm-contact-relationship-phone">+44 20 7946 0555</td></tr></tbody></table></div>`,
  numbers: { '+44 20 7946 0123': '202', '+44 20 7946 0555': '305' },
};

/** A list view of Salesforce Lightning: a row header with the link, a company beside it. */
const salesforceList: RecordedPage = {
  name: 'a list view of Salesforce Lightning',
  address: `${SALESFORCE}/o/Contact/list?filterName=Recent`,
  title: 'Recently Viewed | Contacts | Salesforce',
  assets: [],
  body: `<div class="slds-page-header"><h1><span>Contacts</span></h1></div>
    <table class="slds-table forceRecordLayout" role="grid"><thead><tr><th>Name</th><th>Account Name</th><th>Phone</th></tr></thead>
    <tbody>${[
      ['Ada Whitfield', ADA, '+44 20 7946 0123'],
      ['Bo Lindqvist', BO, '+44 20 7946 0555'],
    ]
      .map(
        ([name, id, number]) => `<tr><th scope="row" class="slds-cell-edit"><span class="slds-grid">
      <a class="slds-truncate" href="${SALESFORCE}/r/${id}/view">${name}</a></span></th>
      <td role="gridcell"><span><a href="${SALESFORCE}/r/0015g00000AbCdEAAV/view">Brightwater</a></span></td>
      <td role="gridcell"><span class="forceOutputPhone">${number}</span></td></tr>`,
      )
      .join('')}</tbody></table>`,
  numbers: { '+44 20 7946 0123': ADA, '+44 20 7946 0555': BO },
};

/** Structures of three CRMs. */
export const recordedPages: readonly RecordedPage[] = [odooForm, civicrmSummary, salesforceList];
