import { Link } from 'react-router-dom';
import { ToolButton } from '#src/components/ToolButton.tsx';
import { isMobileNumber, normaliseMobileNumber } from '#src/domain/mobileNumber.ts';
import type { OwnerVisits } from './useOwnerVisits.ts';
import { type VisitsContent, VisitsScreen } from './VisitsScreen.tsx';

/** The visits of one telephone number, ascending by id (docs/product.md, section 7, call 6). The number is part of the address. */
export function VisitsByPhone(props: OwnerVisits & VisitsContent) {
  const { phone, result } = props;
  const { length } = result.visits;
  return (
    <VisitsScreen
      {...props}
      title="Visits"
      status={length === 1 ? '1 visit' : `${length} visits`}
      action={
        length > 0 && (
          <ToolButton icon="Printer" className="screen-only" onClick={() => window.print()}>
            Print
          </ToolButton>
        )
      }
      emptyText={
        phone ? (
          <>
            <WhyNone phone={phone} />
            <ToolButton icon="RotateCw" passesFocus onClick={result.refetch}>
              Load again
            </ToolButton>
          </>
        ) : (
          <p>This list needs a phone number. Enter it above.</p>
        )
      }
    />
  );
}

/** A link from elsewhere may write '+91 98765-43210'. It is asked for as it stands: only the API knows how it keeps numbers. */
function WhyNone({ phone }: { phone: string }) {
  const plain = normaliseMobileNumber(phone);
  if (plain === phone || !isMobileNumber(plain))
    return <p>There are none for this phone number. Check the number, or load the list again.</p>;
  return (
    <p>
      There are none under the number as the link writes it. Try{' '}
      <Link to={{ search: `?phone=${plain}` }} translate="no">
        {plain}
      </Link>
      .
    </p>
  );
}
