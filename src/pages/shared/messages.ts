export const grooming = 'Grooming';

export const welcome = 'Welcome';

export const callPhone = (phone: string) => `Call ${phone}`;
