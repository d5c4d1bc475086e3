export const closeVideo = 'Close the video';

export const loadingFilm = 'Loading the film';
