import type { ReactNode } from 'react';

/** In place of a form that writes a message, in a browser without scripts; a phone number stands below. */
export const pleaseCall = 'Please call us';

/** In place of a form that leads to the booking form, in a browser without scripts; a phone number stands below. */
export const pleaseBookByPhone = 'Please book by phone';

/** Above a form: what its button does with what is typed. */
export const buttonWrites = 'The button writes it as a message for you to send.';

/** Above a form: what its button does with what is typed. */
export const buttonFillsIn = 'The button takes it into the booking form, which asks for the rest.';

/** After it, before the link 'Privacy'. */
export const whatWeDo = 'What we do with it:';

/** A link to what the site does with people's data. */
export const privacy = 'Privacy';

/** The heading under a form whose message is written. */
export const chooseHowToSend = 'Choose how to send it';

/** Below it; 'there' is the app that the visitor chooses. */
export const nothingFilledIn = 'Nothing is filled in yet: you can still write it there.';

/** Below it; 'there' is the app that the visitor chooses. */
export const messageIsWritten = 'Your message is written. You send it there.';

/** Read out before a word that is to be typed. */
export const theWordIs = 'The word is';

/** A link beside a button that leads to the booking form. */
export const orCall = (phone: ReactNode) => <>or call {phone}</>;
