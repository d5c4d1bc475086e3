import { brand } from '#content/brand.ts';
import { EmergencyNow } from '#src/business/emergency/EmergencyNow.tsx';
import { SearchField } from '#src/features/search/SearchField.tsx';

const loadSearch = async () => (await import('#src/business/siteIndex.ts')).searchSite;

export function SiteSearch({ onLeave }: { onLeave: () => void }) {
  return (
    <SearchField
      loadSearch={loadSearch}
      phone={brand.phone}
      emergency={<EmergencyNow />}
      onLeave={onLeave}
    />
  );
}
