/** The name of the buttons that choose a slide, read out. */
export const chooseSlide = 'Choose a slide';
