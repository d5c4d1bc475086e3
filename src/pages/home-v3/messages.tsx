import type { ReactNode } from 'react';

export const orCall = (phone: ReactNode) => <>or call {phone}</>;

export const chooseSlide = 'Choose a slide';
