/** On the button that closes a video, read out. */
export const closeVideo = 'Close the video';

/** In a video's place until it has come. */
export const loadingFilm = 'Loading the film';
