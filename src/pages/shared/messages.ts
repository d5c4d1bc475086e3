export const grooming = 'Grooming';

export const welcome = 'Welcome';

export const book = 'Book a visit';
