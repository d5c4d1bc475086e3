import { RotateCw } from 'lucide';
import { useSearchParams } from 'react-router-dom';
import { useVisitsByPhone } from '#src/api/visits.ts';
import { Button } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { VisitsList, type VisitsContent } from './VisitsList.tsx';

/** The visits of one telephone number, ascending by id (docs/product.md, section 7, call 6). The number is part of the address. */
export function VisitsByPhone(content: VisitsContent) {
  const [address] = useSearchParams();
  const phone = address.get('phone')?.trim() ?? '';
  const result = useVisitsByPhone(phone);
  const count = result.visits.length;

  return (
    <VisitsList
      {...content}
      title="Visits"
      result={result}
      status={`${count === 1 ? '1 visit' : `${count} visits`} for ${phone}`}
      emptyText={
        phone ? (
          <>
            <p>
              There are none for <strong>{phone}</strong>. Check the phone number in the address, or
              load the list again.
            </p>
            <Button kind="secondary" size="small" passesFocus onClick={result.retry}>
              <Icon icon={RotateCw} />
              Load again
            </Button>
          </>
        ) : (
          <p>
            This list needs a phone number. Add it to the end of the address:{' '}
            <strong>?phone=</strong> and then the number.
          </p>
        )
      }
    />
  );
}
