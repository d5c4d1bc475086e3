/** The last of the links above the title. */
export const prices = 'Prices';
