import waitingCat from '#content/pictures/scenes/waitcat.svg';

/** Shown by the visit lists where there are no visits. */
export const visitsContent = {
  picture: { src: waitingCat, width: 300, height: 225, alt: '' },
};
