import { appointmentForm } from '#content/pages/appointmentForm.yaml';
import { appointments } from '#content/pages/appointments.yaml';
import type { EnquiryFormField } from '#src/domain/contentTypes.ts';
import { appointmentTypes } from './appointmentTypes.ts';

/** A form whose choice of a service is what can be booked. */
function withTypes<Form extends { fields: EnquiryFormField[] }>(form: Form) {
  const fields = form.fields.map((field) =>
    field.name === 'service' ? { ...field, options: appointmentTypes } : field,
  );
  return { ...form, fields };
}

/** The form of an article's page. */
export const articleForm = withTypes(appointmentForm);

/** The form of /appointments. */
export const appointmentsForm = withTypes(appointments.form);
