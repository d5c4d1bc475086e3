import type { ReactNode } from 'react';
import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<typeof import('./messages.tsx'), typeof import('./messages.hi.tsx')>;

export const orCall = (phone: ReactNode) => <>या {phone} पर फ़ोन करें</>;
