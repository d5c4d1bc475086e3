import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<typeof import('./messages.ts'), typeof import('./messages.hi.ts')>;

export const comma = (list: string, next: string) => `${list}, ${next}`;

export const and = (list: string, last: string) => `${list} और ${last}`;

export const or = (list: string, last: string) => `${list} या ${last}`;
