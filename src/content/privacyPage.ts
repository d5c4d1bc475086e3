import { brand } from '#content/brand.yaml';
import { privacyWords } from '#content/pages/privacy.yaml';
import { config } from '#src/config/env.ts';
import { browserStorage } from './browserStorage.ts';
import { interpolate } from './interpolate.ts';

const { ifSo, parts, ...words } = privacyWords;

/** What is said where it is so; '' where it isn't. */
const said = {
  forms: interpolate(ifSo.forms, { orWhatsApp: brand.phone.whatsApp ? ifSo.orWhatsApp : '' }),
  visitsOpen: config.visitsNeedToken ? '' : ifSo.visitsOpen,
};

function told(paragraphs: readonly string[] | undefined): string[] | undefined {
  return paragraphs
    ?.map((paragraph) => interpolate(paragraph, said).replaceAll(/ {2,}/g, ' ').trim())
    .filter(Boolean);
}

/** /privacy: its words, with what this browser keeps. */
export const privacyPage = {
  ...words,
  parts: parts.map(({ paragraphs, after, ...part }) => ({
    ...part,
    ...(part.id === words.storageIn && { terms: browserStorage }),
    paragraphs: told(paragraphs),
    after: told(after),
  })),
};
