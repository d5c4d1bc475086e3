import type { ReactNode } from 'react';
import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<typeof import('./messages.tsx'), typeof import('./messages.hi.tsx')>;

export const previousArticle = 'पिछला लेख';

export const nextArticle = 'अगला लेख';

export const onAnotherSite = (title: string) => `: ${title} (दूसरी साइट, नए टैब में खुलेगी)`;

export const readArticle = (title: ReactNode) => <>पढ़ें (अंग्रेज़ी में): {title}</>;
