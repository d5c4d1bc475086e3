import fc from 'fast-check';

/** Any value of a field, including values that have caused parser bugs. */
export const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    '',
    ' 7 ',
    '0x1F',
    '1e400',
    -0,
    1e21,
    2 ** 53,
    'null',
    '\u0000',
    '__proto__',
  ),
  fc.constantFrom<unknown>(
    '2026-02-30',
    '2026-03-07T25:61',
    '9999-99-99',
    '-2026-01-01',
    'javascript:1',
  ),
);

/** A record with some of the fields and any values. */
export function recordOf(...names: string[]) {
  const fields = Object.fromEntries(names.map((name) => [name, anyValue]));
  return fc.record(fields, { requiredKeys: [] });
}

/** Malformed bodies: no JSON, truncated JSON, any JSON, or nearly the right one. */
export function bodies(item: fc.Arbitrary<unknown>) {
  const list = fc.array(fc.oneof({ weight: 3, arbitrary: item }, anyValue), { maxLength: 5 });
  const nearly = fc.oneof(
    list,
    { weight: 5, arbitrary: fc.record({ data: list }) },
    { weight: 4, arbitrary: item },
    recordOf('data', 'message', 'totalPages'),
  );
  const whole = nearly.map((body) => JSON.stringify(body));
  const half = fc.tuple(whole, fc.nat()).map(([text, at]) => text.slice(0, at % (text.length + 1)));
  return fc.oneof(
    { weight: 6, arbitrary: whole },
    half,
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', 'null', '[]', '{}', '\uFEFF[]', '<!doctype html>', '['.repeat(50_000)),
  );
}

export const requestFields = [
  'id',
  'name',
  'mobile_number',
  'email',
  'appointment_type',
  'pet_type',
  'location_name',
  'store_manager_number',
  'appointment_date',
  'appointment_time',
  'comments',
];

export const visitFields = [
  'id',
  'patient_id',
  'patient_name',
  'client_id',
  'client_name',
  'phone',
  'visit_id',
  'visit_name',
  'supporting_documents',
  'created_on',
];

export const storeFields = ['id', 'store_name', 'vet_consultation', 'pet_vaccination', 'surgery'];

const nearlyText = fc.oneof({ weight: 3, arbitrary: fc.string() }, anyValue);

/** Cognito's possible answers: a token, a challenge, an error. */
export const signInAnswer = fc.oneof(
  fc.record({ AuthenticationResult: fc.record({ IdToken: nearlyText, AccessToken: anyValue }) }),
  fc.record({ ChallengeName: nearlyText, Session: anyValue }),
  fc.record({ __type: nearlyText, message: anyValue }),
  fc.record({ __type: nearlyText, Message: anyValue }),
);

/** The same for a new password, with its specific errors. */
export const newPasswordAnswer = fc.oneof(
  signInAnswer,
  fc.record({
    __type: fc.constantFrom('InvalidPasswordException', 'x#NotAuthorizedException:y'),
    message: fc.oneof(
      anyValue,
      fc.constantFrom('Invalid session', 'session can only be used once', 'not long enough'),
    ),
  }),
);
