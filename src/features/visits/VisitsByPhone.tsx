import { ToolButton } from '#src/components/ToolButton.tsx';
import type { OwnerVisits } from './useOwnerVisits.ts';
import { type VisitsContent, VisitsScreen } from './VisitsScreen.tsx';

/** A phone number's visits, ascending by id (docs/product.md, section 7, call 6), by the address's number. */
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
            <p>There are none for this phone number. Check the number, or load the list again.</p>
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
