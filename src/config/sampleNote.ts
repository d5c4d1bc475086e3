import { samples } from 'virtual:site';

/** A text that says of something that it is a sample; what stands there instead on a site that has none (content/…/site.yaml). */
export function sampleNote(text: string, instead = ''): string {
  return samples ? text : instead;
}
