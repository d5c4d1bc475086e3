import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { plainDigits } from '#src/domain/text/digits.ts';
import { useVisitsByPhone, type VisitsResult } from './useVisits.ts';
import { whoseVisits } from './whoseVisits.ts';

export interface OwnerVisits {
  /** The address's phone number; '' for none. */
  phone: string;
  owner: string;
  result: VisitsResult;
}

export function useOwnerVisits(): OwnerVisits {
  const [address] = useSearchParams();
  const phone = plainDigits(address.get('phone') ?? '').trim();
  const result = useVisitsByPhone(phone);
  const owner = useMemo(() => whoseVisits(result.visits, phone), [result.visits, phone]);
  return { phone, owner, result };
}
