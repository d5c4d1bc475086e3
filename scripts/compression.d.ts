/** The package has no types; DefinitelyTyped's are for Express. */
declare module 'compression' {
  export default function compression(): import('vite').Connect.NextHandleFunction;
}
