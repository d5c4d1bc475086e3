import { duty, nightCall, patients } from '#src/content/homeV2.ts';
import { DutyWindow } from '#src/sections/DutyWindow.tsx';
import { NightCall } from '#src/sections/NightCall.tsx';
import { PatientShelf } from '#src/sections/PatientShelf.tsx';

/** Whom to ring at night, who was here, who is here. */
export function Component() {
  return (
    <>
      <NightCall {...nightCall} />
      <PatientShelf {...patients} />
      <DutyWindow {...duty} />
    </>
  );
}
