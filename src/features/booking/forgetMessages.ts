/* What a browser keeps of the person who books, and that it is gone. */

/** A button: removes all that this browser keeps of the person. */
export const forgetMe = 'Forget me';

/** The device is 'phone' or 'computer'. */
export const gone = (device: string) => `Your details are no longer kept on this ${device}.`;

/** Where the browser lets no other tab know. */
export const goneHere =
  'Your details are no longer kept in this tab. This browser lets us tell no other tab: close those too, or clear its data for this site.';

export const refused =
  'This browser refuses to remove your details. Clear its data for this site instead.';
