export const grooming = 'Grooming';

export const welcome = 'Welcome';
