import type { ReactNode } from 'react';

export const toldBy = (vet: ReactNode) => <>Told by {vet}</>;
