export function memoize<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    let result = results.get(text);
    if (result === undefined) {
      result = compute(text);
      results.set(text, result);
    }
    return result;
  };
}
