import type { ReactNode } from 'react';
import { plural } from '#src/config/plural.ts';
import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<typeof import('./messages.tsx'), typeof import('./messages.hi.tsx')>;

export const previousArticle = 'पिछला लेख';

export const nextArticle = 'अगला लेख';

export const minutesToRead = (count: number) => `, पढ़ने में ${count} मिनट`;

export const onAnotherSite = (title: string) => `: ${title} (दूसरी साइट, नए टैब में खुलेगी)`;

export const inEmergency = 'इमरजेंसी में';

export const comments = (count: number) =>
  plural(count, { one: `${count} टिप्पणी`, other: `${count} टिप्पणियाँ` });

export const byAuthor = (author: string) => `लेखक: ${author}`;

export const search = 'खोजें';

export const searchNeedsScript = 'खोजने के लिए जावास्क्रिप्ट चाहिए। सारे लेख ‘लेख’ पेज पर हैं।';

export const moreFromBlog = 'और लेख';

export const readArticle = (title: ReactNode) => <>पढ़ें (अंग्रेज़ी में): {title}</>;

export const articleCount = (count: number) => (
  <>
    <span>{count}</span> <span className="visually-hidden">लेख</span>
  </>
);
