export const previousPartner = 'Previous partner';

export const nextPartner = 'Next partner';

export const watchVideo = (title: string) => `Watch the video: ${title}`;
