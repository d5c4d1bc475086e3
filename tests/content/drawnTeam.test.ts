import { expect, it } from 'vitest';
import { isOfStrangers } from '#src/content/drawnTeam.ts';
import { vets } from '#content/vets.yaml';

// The sample's vets are drawn, the second brand's have photographs.
it('a drawn team is not shown beside vets who have photographs; a photographed one is', () => {
  const team = { width: 12, height: 6, alt: '' };
  expect(isOfStrangers({ ...team, src: '/team.svg' })).toBe(
    vets.some(({ imageUrl }) => typeof imageUrl !== 'string'),
  );
  const photograph = { sources: {}, img: { src: '/team.jpg', w: 12, h: 6 } };
  expect(isOfStrangers({ ...team, src: photograph })).toBe(false);
});
