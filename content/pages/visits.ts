import waitingCat from '#content/pictures/scenes/waitcat.svg';

export const waitingRoom = { src: waitingCat, width: 300, height: 225, alt: '' };
