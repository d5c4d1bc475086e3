import { z } from 'zod';
import type { EnquiryFormField } from '#src/domain/contentTypes.ts';
import { group, listOf, oneOf, yesOrNo } from '#src/content/schema/kinds.ts';
import { words } from '#src/content/schema/words.ts';

const field: z.ZodType<Omit<EnquiryFormField, 'options'>> = group({
  name: oneOf(
    'name',
    'email',
    'subject',
    'phone',
    'service',
    'address',
    'date',
    'comments',
    'word',
  ).describe("What it asks; 'word': a fixed word is shown beside the field, to be typed again."),
  label: words(),
  kind: oneOf('text', 'email', 'tel', 'select', 'textarea', 'date', 'word').optional(),
  hint: words().optional(),
  autoComplete: oneOf('name', 'email', 'tel', 'street-address').optional(),
  placeholder: words().optional().describe('Of a select.'),
  word: words().optional(),
  wide: yesOrNo.optional().describe('Spans both columns of the form.'),
});

/** A form without a call of its own: it fills in the booking form, or writes a message. */
export const enquiryForm = {
  label: words().describe("The form's name for who listens."),
  fields: listOf(field).describe('They are fixed (docs/product.md, section 2).'),
  submitLabel: words(),
};

export const appointmentFormSchema = group(enquiryForm);
