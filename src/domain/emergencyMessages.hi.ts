import type { Twin } from '#src/config/twin.ts';

export type Checked = Twin<
  typeof import('./emergencyMessages.ts'),
  typeof import('./emergencyMessages.hi.ts')
>;

export const atNightTo = (clock: string, closes: string) => `रात ${clock} से ${closes} तक`;

export const inMorningTo = (clock: string, closes: string) => `सुबह ${clock} से ${closes} तक`;

export const inAfternoonTo = (clock: string, closes: string) => `दोपहर ${clock} से ${closes} तक`;

export const inEveningTo = (clock: string, closes: string) => `शाम ${clock} से ${closes} तक`;

export const lateInEveningTo = (clock: string, closes: string) => `रात ${clock} से ${closes} तक`;

export const fromDayToDay = (day: string, opens: string, lastDay: string, closes: string) =>
  `${day} ${opens} से ${lastDay} ${closes} तक`;

export const callThenComeTo = (times: string, places: string) =>
  `${times} पहले फ़ोन करें। कोई न उठाए, तो सीधे ${places} आ जाएँ।`;

export const oneOfOurHospitals = 'हमारे किसी भी अस्पताल';

export const callElsewhere = (cases: string, elsewhere: string) =>
  `${cases}, ${elsewhere} को फ़ोन करें।`;

export const lastCase = (cases: string, last: string) => `${cases} और ${last}`;

export const atAllOtherTimes = 'बाकी समय';

export const onDaysOff = 'छुट्टी के दिनों में';

export const inAnyOtherCity = 'बाकी सभी शहरों में';

export const noneTakes = (elsewhere: string) =>
  `हमारे किसी भी क्लिनिक में इमरजेंसी नहीं देखी जाती: ${elsewhere} को फ़ोन करें।`;

export const takesIn = (city: string, area: string, times: string) =>
  `${city} के ${area} में इमरजेंसी ${times} देखी जाती है:`;

export const callThenCome = 'पहले फ़ोन करें। इस बीच अगर कोई फ़ोन न उठाए, तो सीधे आ जाएँ।';

export const nowCallFirst = (city: string, area: string, howLong: string) =>
  `${city} के ${area} में अभी इमरजेंसी देखी जा रही है, ${howLong}। पहले फ़ोन करें:`;

export const nowComeIn = (city: string, area: string, howLong: string) =>
  `${city} के ${area} में अभी इमरजेंसी देखी जा रही है, ${howLong}। वहाँ फ़ोन कोई नहीं उठाएगा: सीधे आ जाएँ।`;

export const nowThere = (city: string, area: string, howLong: string) =>
  `${city} के ${area} में अभी इमरजेंसी देखी जा रही है, ${howLong}:`;

export const nowThereUnanswered = (city: string, area: string, howLong: string) =>
  `${city} के ${area} में अभी इमरजेंसी देखी जा रही है, ${howLong}।`;

export const otherCityCall = (elsewhere: string) => `किसी और शहर में हों, तो ${elsewhere} को फ़ोन करें।`;

export const noneTakesNow = (elsewhere: string) =>
  `हमारे किसी भी क्लिनिक में अभी इमरजेंसी नहीं देखी जा रही: ${elsewhere} को फ़ोन करें।`;

export const noneTakesNowIn = (city: string, elsewhere: string) =>
  `${city} के हमारे किसी भी क्लिनिक में अभी इमरजेंसी नहीं देखी जा रही: ${elsewhere} को फ़ोन करें।`;

export const takes = (times: string) => `इमरजेंसी ${times} देखी जाती है`;

export const takesNoneToday = (elsewhere: string) =>
  `आज यहाँ इमरजेंसी नहीं देखी जाती: ${elsewhere} को फ़ोन करें।`;

export const takesNone = (area: string, elsewhere: string) =>
  `${area} में इमरजेंसी नहीं देखी जाती: ${elsewhere} को फ़ोन करें।`;

export const takesNoneTodayOtherDoes = (other: string, times: string) =>
  `आज यहाँ इमरजेंसी नहीं देखी जाती, ${other} में ${times} देखी जाती है:`;

export const takesNoneOtherDoes = (area: string, other: string, times: string) =>
  `${area} में इमरजेंसी नहीं देखी जाती, ${other} में ${times} देखी जाती है:`;

export const otherDoes = (other: string, times: string) => `${other} में ${times} देखी जाती है:`;

export const timesExceptDaysOff = (times: string) => `${times} (छुट्टी के दिनों को छोड़कर)`;

export const nowFor = (howLong: string) => `अभी ${howLong}`;

export const todayOnlyFrom = (time: string) => `आज सिर्फ़ ${time} से`;

export const todayOnly = (times: string) => `आज सिर्फ़ ${times}`;

export const closedToday = (holiday: string, elsewhere: string) =>
  `आज ${holiday} है और हमारे अस्पताल बंद हैं: ${elsewhere} को फ़ोन करें।`;

export const shortToday = (holiday: string, times: string) =>
  `आज ${holiday} है: हमारे अस्पताल सिर्फ़ ${times} खुले हैं। आने से पहले फ़ोन करें।`;

export const otherTimesCall = (elsewhere: string) => `बाकी समय ${elsewhere} को फ़ोन करें।`;

export const hoursDifferByClinic = '(हर क्लिनिक का समय अलग है)';

export const exceptDaysOff = '(छुट्टी के दिनों को छोड़कर)';

export const hoursDifferAndDaysOff = '(छुट्टी के दिनों को छोड़कर; हर क्लिनिक का समय अलग है)';

export const otherHoursOnDaysOff = 'छुट्टी के दिनों में समय अलग होता है, या इमरजेंसी नहीं देखी जाती।';

export const notOnDaysOff = 'छुट्टी के दिनों में नहीं।';
