/** On a carousel's arrow, read out. */
export const previousPartner = 'Previous partner';

/** On a carousel's arrow, read out. */
export const nextPartner = 'Next partner';
