import { brand } from '#content/brand.ts';
import { SearchField } from '#src/features/search/SearchField.tsx';
import { EmergencyNow } from '#src/pages/shared/emergency/EmergencyNow.tsx';

const loadSearch = async () => (await import('#src/pages/shared/siteIndex.ts')).searchSite;

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
