import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { plainDigits } from '#src/domain/text/digits.ts';
import { useVisitsByPhone, type VisitsResult } from './useVisits.ts';
import { whoseVisits } from './whoseVisits.ts';

export interface OwnerVisits {
  /** The phone number in the address; '' for none. */
  phone: string;
  /** The owners and the number; '' without a number. */
  owner: string;
  result: VisitsResult;
}

/** The visits of the telephone number in the address. */
export function useOwnerVisits(): OwnerVisits {
  const [address] = useSearchParams();
  const phone = plainDigits(address.get('phone') ?? '').trim();
  const result = useVisitsByPhone(phone);
  const owner = useMemo(() => whoseVisits(result.visits, phone), [result.visits, phone]);
  return { phone, owner, result };
}
