import { z } from 'zod';
import { picture } from '#src/content/schema/kinds.ts';
import { head, words } from '#src/content/schema/words.ts';
import { enquiryForm } from './enquiryForm.ts';

export const contactSchema = z.strictObject({
  ...head,
  heading: words(),
  picture,
  facts: z.array(z.strictObject({ label: words(), value: words() })),
  emergency: z.strictObject({ label: words() }),
  emailLabel: words(),
  addresses: z.strictObject({
    heading: words(),
    all: words(),
  }),
  formHeading: words(),
  form: z.strictObject({
    ...enquiryForm,
    mail: z.strictObject({
      subject: words(),
      opening: words(),
    }),
  }),
});
