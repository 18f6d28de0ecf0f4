import { AccountSection } from './AccountSection.tsx';
import { PreferencesSection } from './PreferencesSection.tsx';
import { VisitsSection } from './VisitsSection.tsx';

/** R2.06, R2.46, R2.47: visits, wishes and the account of the person who is logged in. */
export function UserDashboardPage() {
  return (
    <div className="page grid gap-8 py-8 sm:py-12">
      <h1 className="text-4xl">Your Dashboard</h1>
      <div className="grid items-start gap-6 lg:grid-cols-[1.3fr_1fr] lg:grid-rows-[auto_1fr]">
        <VisitsSection />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <PreferencesSection />
        </div>
        <AccountSection />
      </div>
    </div>
  );
}
