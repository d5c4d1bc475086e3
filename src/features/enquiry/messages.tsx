import type { ReactNode } from 'react';

/** In place of a form that writes an e-mail, in a browser without scripts; a phone number stands below. */
export const pleaseCall = 'Please call us';

/** In place of a form that leads to the booking form, in a browser without scripts; a phone number stands below. */
export const pleaseBookByPhone = 'Please book by phone';

/** Above a form: what its button does with what is typed. */
export const buttonWrites = 'We’ll open this as an e-mail for you to send.';

/** Above a form: what its button does with what is typed. */
export const buttonFillsIn = 'Next: choose a clinic and a time.';

/** After it, before the link 'Privacy'. */
export const whatWeDo = 'What we do with it:';

/** A link to what the site does with people's data. */
export const privacy = 'Privacy';

/** After the press, whether or not an e-mail app has opened. */
export const nothingSent = 'Nothing is sent yet: you send the message from your e-mail app.';

/** Below it, where the message is too long for the app. */
export const tooLong = 'The message is too long for a link, and its end is missing there: copy it.';

/** Below it, because nothing opens on some computers. */
export const nothingOpens = (address: ReactNode, phone: ReactNode) => (
  <>
    Nothing opens? Copy the message and send it to {address}, or call {phone}.
  </>
);

/** A button. */
export const copyMessage = 'Copy message';

/** Once it is copied. */
export const copied = 'Copied.';

/** The browser refuses to copy it. */
export const notCopied = 'This browser does not copy. What you typed is still in the form.';

/** Read out before a word that is to be typed. */
export const theWordIs = 'The word is';
