import type { AriaRole, ComponentChildren } from 'preact';
import { HardPage } from '@/sandbox/crm/hard/HardPage';

/** Headers of a list of customers: name, phone, order. */
type Headers = readonly [name: string, phone: string, order: string];

const LISTS: readonly { lang: string; headers: Headers; first: number }[] = [
  { lang: 'en', headers: ['Name', 'Phone', 'Order'], first: 100 },
  { lang: 'de', headers: ['Name', 'Telefon', 'Bestellung'], first: 110 },
  { lang: 'ar', headers: ['الاسم', 'الهاتف', 'رقم الطلب'], first: 120 },
];
const NAMES = ['Ada Whitfield', 'Jonas Reuter', 'Rhys Pritchard'];

/** Bare digits. Only the column header tells which are phone numbers. */
export function ColumnsPage() {
  return (
    <HardPage slug="columns" lead="Ten bare digits in each cell; only the column's head tells.">
      <div class="grid">
        {LISTS.map((list) => (
          <Leads key={list.lang} {...list} />
        ))}
        <Deep />
        <Grid />
      </div>
    </HardPage>
  );
}

function Leads({ lang, headers, first }: (typeof LISTS)[number]) {
  return (
    <div class="sheet" lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
      <table>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NAMES.map((name, row) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{phone(first + row)}</td>
              <td>{order(first + row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Cells and headers that contain boxes and buttons. */
function Deep() {
  return (
    <div class="sheet">
      <table>
        <thead>
          <tr>
            <th>
              <input type="checkbox" aria-label="All" />
            </th>
            <th>
              <button type="button">Phone number</button>
            </th>
            <th>
              <button type="button">Order</button>
            </th>
          </tr>
        </thead>
        <tbody>
          {[130, 131].map((line) => (
            <tr key={line}>
              <td>
                <input type="checkbox" aria-label="This one" />
              </td>
              <td>
                <div>
                  <div>
                    <span>{phone(line)}</span>
                  </div>
                </div>
              </td>
              <td>
                <div>
                  <div>
                    <span>{order(line)}</span>
                  </div>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A table made of `div` elements with ARIA roles. */
function Grid() {
  return (
    <Box class="sheet" role="grid">
      <Box role="row">
        {['Name', 'Mobile', 'Order'].map((header) => (
          <Box role="columnheader" key={header}>
            {header}
          </Box>
        ))}
      </Box>
      {[140, 141].map((line) => (
        <Box role="row" key={line}>
          <Box role="gridcell">Viktor Szalai</Box>
          <Box role="gridcell">{phone(line)}</Box>
          <Box role="gridcell">
            <div>{order(line)}</div>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

type Props = { role: AriaRole; class?: string; children: ComponentChildren };

function Box(props: Props) {
  return <div {...props} />;
}

function phone(line: number): string {
  return `2125550${line}`;
}

/** Returns an order id that is also a valid number. */
function order(line: number): string {
  return `3055550${line}`;
}
