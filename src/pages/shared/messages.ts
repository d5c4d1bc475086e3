export const grooming = 'Grooming';

export const welcome = 'Welcome';

export const bookVisit = 'Book a visit';
