/** On the button that makes a password readable. */
export const show = 'Show';

/** On the button that hides it again. */
export const hide = 'Hide';

/** Read out after 'Show' and 'Hide'. */
export const password = 'password';
