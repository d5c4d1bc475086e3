/* The user's views, and what the list opens with: one file to fetch, after the rows. */
export { SavedViews } from './SavedViews.tsx';
export { keepClinic, startViewOf } from './startView.ts';
