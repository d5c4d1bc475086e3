export const closeVideo = 'Close the video';

export const watchVideo = (title: string) => `Watch the video: ${title}`;

export const loadingFilm = 'Loading the film';
