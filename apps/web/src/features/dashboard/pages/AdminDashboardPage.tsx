import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LoadFailure } from '../../../components/ui/LoadFailure.tsx';
import { ListSkeleton } from '../../../staff/list/ListPanel.tsx';
import { StaffNavigation } from '../../../staff/StaffNavigation.tsx';
import { PetManagement } from '../../pets/staff/PetManagement.tsx';
import { shelterQuery } from '../../shelter/shelter-api.ts';
import { VisitRequests } from '../../visits/staff/VisitRequests.tsx';
import { WalkInButton } from '../../visits/staff/walk-in/WalkInButton.tsx';
import { DashboardCounts } from '../staff/DashboardCounts.tsx';
import { Overview } from '../staff/Overview.tsx';
import { adminDashboardMessages as messages } from '../staff/staff-dashboard-messages.ts';

/** Pet Management and Visit Requests, side by side where there is room. */
export function AdminDashboardPage() {
  const query = useQuery(shelterQuery);
  const { data: shelter, status } = query;

  return (
    <>
      <StaffNavigation />
      <div className="mx-auto grid w-full max-w-[96rem] gap-4 px-3 py-4 sm:px-6">
        <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div className="min-w-40 flex-1">
            <h1 className="text-2xl">{messages.title}</h1>
            <div className="flex flex-wrap gap-x-4 text-sm">
              {shelter && <p className="text-text-muted">{shelter.name}</p>}
              <Link to="/account" className="link">
                {messages.account}
              </Link>
            </div>
          </div>
          <WalkInButton className="lg:order-last" />
          <DashboardCounts />
        </header>
        {status === 'pending' && <ListSkeleton label={messages.loading} />}
        <LoadFailure query={query} message={messages.loadFailed} className="m-4" />
        {shelter && (
          <>
            <Overview timeZone={shelter.time_zone} />
            <div className="grid items-start gap-4 xl:grid-cols-[10fr_13.5fr]">
              <PetManagement timeZone={shelter.time_zone} />
              <VisitRequests timeZone={shelter.time_zone} />
            </div>
          </>
        )}
      </div>
    </>
  );
}
