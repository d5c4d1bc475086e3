import { group, listOf, picture } from '#src/content/schema/kinds.ts';
import { head, words } from '#src/content/schema/words.ts';
import { enquiryForm } from './enquiryForm.ts';

export const contactSchema = group({
  ...head,
  heading: words(),
  picture,
  facts: listOf(group({ label: words(), value: words() })),
  emergency: group({ label: words() }),
  emailLabel: words(),
  addresses: group({
    heading: words(),
    headingOfFour: words().describe('Where there are more than four clinics.'),
    more: words().describe('The link to them.'),
    all: words().describe('The same where there are more than four clinics.'),
  }),
  formHeading: words(),
  form: group({
    ...enquiryForm,
    mail: group({
      subject: words().describe('Where the form has no field for it.'),
      opening: words().describe('The first line.'),
    }),
  }),
});
