/** A form as in CRMs: an icon before the phone, the country below it. */
export const FORM_PAGE = `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>Form</title>
<body style="font:15px sans-serif"><form style="display:grid;grid-template-columns:90px 300px;gap:10px;margin:300px 120px">
<label for="name">Name</label><input id="name" value="Ada Whitfield">
<label for="phone">Phone</label><span><svg id="icon" width="16" height="16" style="margin-left:-20px"><circle r="8" cx="8" cy="8"/></svg>
<input type="tel" id="phone" value="(212) 555-0134" style="width:260px;height:32px;box-sizing:border-box"></span>
<label for="country">Country</label><select id="country"><option>United States</option></select>
<label for="note">Note</label><input id="note"></form></html>`;
