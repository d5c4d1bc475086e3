import { brand } from '#content/brand.yaml';
import { aboutWords } from '#content/pages/about.yaml';

const { questions, stats } = aboutWords;

/** /about: its words, with the brand's number and figures. */
export const aboutPage = {
  ...aboutWords,
  questions: { ...questions, phone: brand.phone },
  stats: {
    ...stats,
    figures: stats.figures.map(({ number, title }) => `${number} ${title}`),
  },
};
