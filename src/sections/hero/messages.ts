export const chooseSlide = 'Choose a slide';
