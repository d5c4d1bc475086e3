import { heading, lead } from '#content/pages/services.ts';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import { serviceGroups, servicesByName } from './serviceContent.ts';
import { ServiceRooms } from './ServiceOverview.tsx';
import { ServiceParts } from './ServiceParts.tsx';

export function ServiceHead() {
  return <PageHead title={heading} lead={lead} foot="small" />;
}

export function RoomList() {
  return <ServiceRooms groups={serviceGroups} />;
}

export function ServicesByName() {
  return <ServiceParts {...servicesByName} />;
}
