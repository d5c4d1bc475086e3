import { z } from 'zod';
import {
  group,
  id,
  listOf,
  oneOf,
  picture,
  pictureFile,
  recordsBy,
  text,
  wholeNumber,
} from './kinds.ts';

const vet = group({
  id,
  name: text,
  firstName: text,
  pronoun: oneOf('she', 'he'),
  profession: text,
  title: text,
  content: text,
  years: wholeNumber(0, 70),
  imageUrl: pictureFile,
  figure: picture,
  ground: oneOf('mint', 'sky', 'wash'),
  clinic: text,
  quote: text,
  looksAfter: text,
  languages: listOf(text),
  goodToKnow: text,
  firstVisit: group({ lead: text, paragraphs: listOf(text) }),
  oftenAskedAbout: listOf(text),
});

export const vetsSchema = recordsBy('id', vet);

export type Vet = z.infer<typeof vet>;
