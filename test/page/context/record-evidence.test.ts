// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { recordEvidenceSchema } from '@/lib/crm/model';
import { describeRecordEvidence } from '@/lib/page/context/record-evidence';
import { textWith } from '@/test/support/dom/unit-dom';

const NUMBER = '020 7946 0123';

function evidenceIn(html: string, ofPage = true) {
  document.body.innerHTML = html;
  return describeRecordEvidence(textWith(NUMBER), ofPage);
}

const row = (cells: string) =>
  `<table><tr><th>Name</th><th>Phone</th></tr><tr>${cells}<td>${NUMBER}</td></tr></table>`;

it('counts a number outside of rows and cards as the page’s own', () => {
  expect(evidenceIn(`<div><b>Phone</b> ${NUMBER}</div>`)).toEqual({ ofPage: true });
  expect(evidenceIn(`<p>${NUMBER}</p>`, false)).toEqual({ ofPage: false });
});

it('returns only the link of the row that shows the callee’s name', () => {
  const evidence = evidenceIn(
    row(
      '<td><a href="https://crm.example/person/4">Bo  Lind</a></td>' +
        '<td><a href="https://crm.example/organization/5">Brightwater</a></td>',
    ),
    false,
  );
  expect(evidence).toEqual({
    ofPage: false,
    rowName: 'Bo Lind',
    rowLinks: ['https://crm.example/person/4'],
  });
});

it('returns no link for a row without a name', () => {
  const evidence = evidenceIn(
    row('<td>Bo Lind</td><td><a href="/organization/5">Acme</a></td>'),
    false,
  );
  expect(evidence).toEqual({ ofPage: false, rowName: 'Bo Lind' });
});

it('skips links that call or write', () => {
  const links = `<a href="tel:+442079460123">Bo Lind</a><a href="mailto:a@b.example">Bo Lind</a>`;
  expect(evidenceIn(row(`<td>Bo Lind ${links}</td>`), false)).not.toHaveProperty('rowLinks');
});

it('does not count a number in one of several cards that lead elsewhere as the page’s own', () => {
  const card = `<li><a href="/person/4">bo</a> <span>${NUMBER}</span></li>`;
  expect(evidenceIn(`<ul>${card}<li>x</li></ul>`).ofPage).toBe(false);
  expect(evidenceIn(`<ul><li>Phone <span>${NUMBER}</span></li><li>Fax</li></ul>`).ofPage).toBe(
    true,
  );
});

it('returns what an unmarked row begins with', () => {
  const cells = (name: string) =>
    `<div><div>${name}</div><div>Sales</div><div>${NUMBER}</div></div>`;
  expect(evidenceIn(`<div>${cells('<a href="https://crm.example/4">bo</a>')}</div>`)).toEqual({
    ofPage: true,
    headLink: 'https://crm.example/4',
  });
  expect(evidenceIn(`<div>${cells('Bo Lind')}<div>x</div></div>`)).toEqual({
    ofPage: true,
    headName: 'Bo Lind',
  });
  expect(evidenceIn(`<main><h1>Bo Lind</h1>${cells('Phone')}</main>`)).toEqual({ ofPage: true });
});

it.each([
  [`<div name="phone"><span>${NUMBER}</span></div>`, 'phone'],
  [`<div class="cell" data-name="phoneNumber"><a>${NUMBER}</a></div>`, 'phoneNumber'],
  [`<td field="phone_work"><span>${NUMBER}</span></td>`, 'phone_work'],
  [`<div name="${'x'.repeat(200)}">${NUMBER}</div>`, undefined],
])('names the field of %.40s', (html, field) => {
  expect(evidenceIn(html.startsWith('<td') ? `<table><tr>${html}</tr></table>` : html).field).toBe(
    field,
  );
});

it('keeps within the limits of the background', () => {
  const link = `<a href="https://crm.example/${'x'.repeat(1990)}">Bo Lind</a>`;
  const evidence = evidenceIn(row(`<td>Bo Lind</td><td>${link.repeat(9)}</td>`), false);
  expect(recordEvidenceSchema.safeParse(evidence).success).toBe(true);
  expect(describeRecordEvidence(undefined, true)).toEqual({ ofPage: false });
});
