import { careKindLabels } from '@pawmatch/contract/care/care-kind-messages';
import type { CarePlan } from '@pawmatch/contract/care/care-plans-endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../../components/ui/Badge.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { shortDate } from '../../../lib/dates/shelter-dates.ts';
import { adminToast } from '../../../lib/toast.ts';
import { ListState } from '../../../staff/list/ListState.tsx';
import { StaffPage } from '../../../staff/StaffPage.tsx';
import { plansQuery, savePlan } from '../care-api.ts';
import { careMessages as messages } from '../care-messages.ts';
import { CarePlanDialog } from '../components/CarePlanDialog.tsx';
import { CareRulesCard } from '../components/CareRulesCard.tsx';

/** The plans of care, with the source of each. */
export function AdminCarePlansPage() {
  const query = useQuery(plansQuery);
  const queries = useQueryClient();
  const [edited, setEdited] = useState<{ plan: CarePlan | null }>();
  const [changedId, setChangedId] = useState<string>();

  const turn = async ({ id, ...plan }: CarePlan) => {
    setChangedId(id);
    try {
      await savePlan(id, { ...plan, is_on: !plan.is_on });
      await queries.invalidateQueries({ queryKey: ['care'] });
      adminToast.success(messages.planChanged);
    } catch (error) {
      adminToast.error(failureReason(error, messages.failed));
    }
    setChangedId(undefined);
  };

  return (
    <>
      <StaffPage
        title={messages.plans}
        about={messages.advice}
        action={
          <Button size="sm" onClick={() => setEdited({ plan: null })}>
            {messages.newPlan}
          </Button>
        }
      >
        <CareRulesCard />
        <ListState
          query={query}
          loading={messages.plansLoading}
          failed={messages.plansLoadFailed}
        />
        <ul className="grid gap-3">
          {query.data?.map((plan) => (
            <li
              key={plan.id}
              className="grid gap-2 rounded-2xl border border-line bg-surface px-4 py-3"
            >
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h2 className="text-lg wrap-anywhere">{plan.name}</h2>
                <Badge {...(plan.is_on && { tone: 'accent' })}>
                  {plan.is_on ? messages.isOn : messages.isOff}
                </Badge>
              </div>
              <p className="text-sm text-text-muted">
                {careKindLabels[plan.kind]},{' '}
                {plan.species ? messages.forSpecies[plan.species] : messages.forBoth}
              </p>
              <p className="text-sm text-text-muted wrap-anywhere">
                {plan.source
                  ? messages.source({
                      source: plan.source,
                      day: plan.source_date && shortDate(plan.source_date, 'UTC'),
                    })
                  : messages.ownPlan}
              </p>
              <div className="flex flex-wrap gap-3">
                <Button
                  size="sm"
                  variant={plan.is_on ? 'secondary' : 'primary'}
                  disabled={changedId !== undefined}
                  aria-label={
                    plan.is_on
                      ? messages.stopNamed({ plan: plan.name })
                      : messages.takeUpNamed({ plan: plan.name })
                  }
                  onClick={() => void turn(plan)}
                >
                  {plan.is_on ? messages.stop : messages.use}
                </Button>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={messages.changeNamed({ plan: plan.name })}
                  onClick={() => setEdited({ plan })}
                >
                  {messages.change}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </StaffPage>
      {edited && <CarePlanDialog {...edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
