import { brand } from '#content/brand.yaml';
import { aboutWords } from '#content/pages/about.yaml';
import { knownFigures } from '#src/domain/figures.ts';

const { questions, stats } = aboutWords;

/** /about: its words, with the brand's number and the figures that it has. */
export const aboutPage = {
  ...aboutWords,
  questions: { ...questions, phone: brand.phone },
  stats: {
    ...stats,
    figures: knownFigures(stats.figures).map(({ number, title }) => `${number} ${title}`),
  },
};
