import type { Plugin } from 'vite';

const nothing = 'export default undefined;';

/** What stands in the place of a module of axios, by its path below lib/. */
const instead: Readonly<Record<string, string>> = {
  'adapters/fetch': 'export const getFetch = undefined;',
  'cancel/CancelToken': nothing,
  'core/InterceptorManager': 'export default class { forEach() {} }',
  'core/assertParamsAcyclic': 'export default () => undefined;',
  'helpers/HttpStatusCode': nothing,
  'helpers/cookies': 'export default { read: () => null };',
  'helpers/formDataToJSON': nothing,
  'helpers/progressEventReducer':
    'export const progressEventReducer = undefined, progressEventDecorator = undefined, asyncDecorator = undefined;',
  'helpers/toFormData': nothing,
  'helpers/toURLEncodedForm': nothing,
  'helpers/validator':
    'const any = () => any; export default { assertOptions: any, validators: { boolean: any, function: any, spelling: any, transitional: any } };',
};

/**
 * Leaves out of axios what a browser never gets to: axios sends with XMLHttpRequest wherever there is one, as the site's calls
 * expect; they send text, no forms, are cancelled by signals, show no progress, pass no interceptors, and ask for no names of status codes. Their few options are
 * looked at by the compiler. No cookie guards them: a token goes into a header where one is wanted.
 */
export function leanAxios(): Plugin {
  return {
    name: 'vetbuddy:lean-axios',
    apply: 'build',
    load: {
      filter: { id: new RegExp(`axios/lib/(?:${Object.keys(instead).join('|')})\\.js$`) },
      handler: (id) => instead[/lib\/(.*)\.js$/.exec(id)![1]!],
    },
  };
}
