import type { ArticleAuthor } from '#src/domain/articles.ts';
import neutral from '#content/pictures/people/avatar-neutral.svg';
import owner1 from '#content/pictures/people/owner-1.svg';
import owner2 from '#content/pictures/people/owner-2.svg';
import owner3 from '#content/pictures/people/owner-3.svg';
import owner4 from '#content/pictures/people/owner-4.svg';
import owner5 from '#content/pictures/people/owner-5.svg';
import owner6 from '#content/pictures/people/owner-6.svg';

/** The authors of comments; samples. */
export const readers = {
  leena: { name: 'Leena P.', picture: owner1 },
  george: { name: 'George T.', picture: owner2 },
  arjun: { name: 'Arjun S.', picture: owner3 },
  kamala: { name: 'Kamala V.', picture: owner4 },
  ritu: { name: 'Ritu M.', picture: owner5 },
  yusuf: { name: 'Yusuf A.', picture: owner6 },
  someone: { name: 'A reader from Pune', picture: neutral },
} as const satisfies Record<string, ArticleAuthor>;
