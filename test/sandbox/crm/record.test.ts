import { expect, it } from 'vitest';
import { contacts } from '@/sandbox/crm/data/contacts';
import { crmNumber } from '@/sandbox/crm/data/numbers';
import { digitsIn, fetchCrm, htmlWithFrames, plainText } from './crm-site';

it.each(contacts.map(({ id }) => id))(
  'record %i holds its numbers in every sort of place',
  async (id) => {
    const contact = contacts.find((one) => one.id === id);
    if (!contact) throw new Error('no such contact');
    const html = await htmlWithFrames(`/crm/contacts/${id}`);
    const shown = digitsIn(plainText(html));
    expect(shown).toContain(digitsIn(contact.phone));
    for (const offset of [1, 4, 5, 6, 7, 10]) {
      const { international } = crmNumber(contact.country, id + offset);
      expect(shown).toContain(digitsIn(international));
    }
    expect(html).toContain(`href="tel:${contact.e164}"`);
  },
);

it('has fields, a fold, shadow roots and three kinds of frames', async () => {
  const html = await (await fetchCrm('/crm/contacts/1001')).text();
  for (const part of [
    /<input name="phone" type="tel"/,
    /<input name="billing" readonly/,
    /<textarea name="notes"/,
    / contenteditable /,
    /<template shadowrootmode="open"/,
    /<oak-private-line/,
    /<details/,
    /<iframe[^>]* src="\/crm\/contacts\/1001\/mail"/,
    /<iframe[^>]* srcdoc="/i,
    /<iframe[^>]* class="blank"/,
  ]) {
    expect(html).toMatch(part);
  }
});
