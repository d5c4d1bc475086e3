/** How long (ms) storage may take to answer before the page says that nothing is kept. */
export const patienceMs = 3000;
