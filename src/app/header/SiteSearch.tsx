import { brand } from '#content/brand.ts';
import { EmergencyAdvice } from '#src/business/emergency/EmergencyAdvice.tsx';
import { SearchField } from '#src/features/search/SearchField.tsx';

const loadSearch = async () => (await import('#src/business/siteIndex.ts')).searchSite;

export function SiteSearch({ onLeave }: { onLeave: () => void }) {
  return (
    <SearchField
      loadSearch={loadSearch}
      phone={brand.phone}
      emergency={<EmergencyAdvice />}
      onLeave={onLeave}
    />
  );
}
