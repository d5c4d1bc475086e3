import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { normaliseMobileNumber } from '#src/domain/mobileNumber.ts';
import { useVisitsByPhone, type VisitsResult } from './useVisits.ts';
import { visitsHeading } from './visitsHeading.ts';

export interface OwnerVisits {
  /** The address's phone number; '' for none. */
  phone: string;
  heading: string;
  result: VisitsResult;
}

export function useOwnerVisits(): OwnerVisits {
  const [address] = useSearchParams();
  const phone = normaliseMobileNumber(address.get('phone') ?? '').trim();
  const result = useVisitsByPhone(phone);
  const heading = useMemo(() => visitsHeading(result.visits, phone), [result.visits, phone]);
  return { phone, heading, result };
}
