import { expect, it } from 'vitest';
import { readSetUpLink } from '@/lib/settings/file/set-up-link';

const TEXT = '{"handset":"settings","label":"Büro ☎"}';
const base64 = Buffer.from(TEXT).toString('base64');

it('reads a link to a file', () => {
  expect(readSetUpLink(' https://intranet.example.com/setup.json?v=2#top ')).toEqual({
    url: 'https://intranet.example.com/setup.json?v=2',
  });
  expect(readSetUpLink('http://127.0.0.1:8000/setup.json')).toEqual({
    url: 'http://127.0.0.1:8000/setup.json',
  });
});

it.each([base64, encodeURIComponent(base64), Buffer.from(TEXT).toString('base64url')])(
  'reads a link that carries the file: %s',
  (carried) => {
    expect(readSetUpLink(`https://intranet.example.com/#handset=${carried}`)).toEqual({
      text: TEXT,
    });
  },
);

it.each([
  ['', 'no-link'],
  ['setup', 'no-link'],
  ['javascript:alert(1)', 'no-link'],
  ['file:///etc/setup.json', 'no-link'],
  ['https://rep:secret@intranet.example.com/setup.json', 'no-link'],
  ['http://intranet.example.com/setup.json', 'not-https'],
  ['https://intranet.example.com/#handset=eyJ!', 'damaged'],
  ['https://intranet.example.com/#handset=/w==', 'damaged'],
])('says what is wrong with %j', (link, fault) => {
  expect(readSetUpLink(link)).toEqual({ fault });
});
