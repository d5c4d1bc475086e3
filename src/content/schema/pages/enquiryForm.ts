import { z } from 'zod';
import type { EnquiryFormField } from '#src/domain/contentTypes.ts';
import { words } from '#src/content/schema/words.ts';

const field: z.ZodType<Omit<EnquiryFormField, 'options'>> = z.strictObject({
  name: z.enum([
    'name',
    'email',
    'subject',
    'phone',
    'service',
    'address',
    'date',
    'comments',
    'word',
  ]),
  label: words(),
  kind: z.enum(['text', 'email', 'tel', 'select', 'textarea', 'date', 'word']).optional(),
  hint: words().optional(),
  autoComplete: z.enum(['name', 'email', 'tel', 'street-address']).optional(),
  placeholder: words().optional(),
  word: words().optional(),
  wide: z.boolean().optional(),
});

/** A form without a call of its own: it fills in the booking form, or writes a message. */
export const enquiryForm = {
  label: words(),
  fields: z.array(field),
  submitLabel: words(),
};

export const appointmentFormSchema = z.strictObject(enquiryForm);
