/* A letter with the answers of a form: the e-mail or WhatsApp message that an owner sends to the clinic. */

/** A field's label and the answer, on a line. */
export const answer = (label: string, text: string) => `${label}: ${text}`;

/** A field's label and a long answer, in a paragraph of its own. */
export const longAnswer = (label: string, text: string) => `${label}:\n${text}`;
