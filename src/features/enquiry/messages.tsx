import type { ReactNode } from 'react';

/** For the e-mail form without JavaScript, above a phone number. */
export const pleaseCall = 'Please call us';

/* Above the form: the button's effect, and a link to the privacy notice. */
export const buttonWrites = 'We’ll open this as an e-mail for you to send.';
export const buttonFillsIn = 'Next: choose a clinic and a time.';
export const whatWeDo = (privacyLink: ReactNode) => <>What we do with it: {privacyLink}</>;

export const nothingSent = 'Nothing is sent yet: you send the message from your e-mail app.';
export const tooLong = 'The message is too long for a link, and its end is missing there: copy it.';
export const nothingOpens = (address: ReactNode, phone: ReactNode) => (
  <>
    Nothing opens? Copy the message and send it to {address}, or call {phone}.
  </>
);

export const copyMessage = 'Copy message';
export const copied = 'Copied.';
export const notCopied = 'This browser does not copy. What you typed is still in the form.';

export const theWordIs = 'The word is';
