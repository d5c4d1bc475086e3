import type { ReactNode } from 'react';

/** On a button: the visitor sends a message that is already written. */
export const sendByMail = 'Send by e-mail';

/** On a button: the visitor sends a message that is already written. */
export const sendByWhatsApp = 'Send by WhatsApp';

/** Below these buttons, where the message is too long for them. */
export const tooLong = 'The message is too long for a link, and its end is missing there: copy it.';

/** Below these buttons, which open nothing on some computers. */
export const nothingOpens = (address: ReactNode) => (
  <>Nothing opens? Copy the message and send it to {address}.</>
);

/** The name of the field that holds the message, read out. */
export const theMessage = 'The message';

/** On the button that copies the message. */
export const copy = 'Copy';

/** Once it is copied. */
export const copied = 'Copied.';

/** The browser refuses to copy it. */
export const notCopied =
  'This browser does not copy. The text is selected: copy it with the keyboard or the menu.';
