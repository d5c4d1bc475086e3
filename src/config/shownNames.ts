/** In another language, what a business's own types of appointments and pets are called (content/…/services.yaml, rules.yaml), by what they are called in English. */
export { shownNames } from 'virtual:site';
