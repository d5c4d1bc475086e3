import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<typeof import('./messages.ts'), typeof import('./messages.hi.ts')>;

export const asSentence = (words: string) => `${words}।`;

export const inFigures = 'आँकड़ों में';

export const inNumbers = 'गिनती में';
