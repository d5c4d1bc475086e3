/** Whether a text has words in Latin letters and no others: on a page of another script it is English, or a name that reads as it. */
export function isInLatinLetters(text: string): boolean {
  return (
    /[A-Za-z]{2}/.test(text) &&
    !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text)
  );
}
