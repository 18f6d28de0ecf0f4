import type { CareRules } from '@pawmatch/contract/care/care-rules-endpoints';
import {
  type CareNeed,
  careNeeds,
  careSteps,
  MAX_CARE_RULES,
  needLabel,
  planOfNeed,
} from '@pawmatch/contract/pets/care/readiness';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { CheckboxField } from '../../../components/ui/CheckboxField.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { failureReason } from '../../../lib/api/errors/failure-reason.ts';
import { readCurrentRow } from '../../../lib/api/response/current-row.ts';
import { adminToast } from '../../../lib/toast.ts';
import { ListState } from '../../../staff/list/ListState.tsx';
import { plansQuery, rulesQuery, saveRules } from '../care-api.ts';
import { readinessMessages as messages } from '../readiness-messages.ts';

type Rule = CareRules['rules'][number];

/** What must be true of a pet before it is shown, visited or leaves. */
export function CareRulesCard() {
  const query = useQuery(rulesQuery);
  const { data } = query;
  const { data: plans } = useQuery(plansQuery);
  return (
    <TitledCard id="care-rules" title={messages.title} about={messages.about}>
      <ListState query={query} loading={messages.loading} failed={messages.loadFailed} />
      {/* Somebody else's change begins again from it. */}
      {data && plans && <CareRulesForm key={data.version} saved={data} plans={plans} />}
    </TitledCard>
  );
}

interface CareRulesFormProps {
  saved: CareRules;
  plans: readonly { id: string; name: string }[];
}

/** The rules as they are changed, until they are saved. */
export function CareRulesForm({ saved, plans }: CareRulesFormProps) {
  const queries = useQueryClient();
  const [rules, setRules] = useState(saved.rules);
  const [isBusy, setBusy] = useState(false);
  const labelOf = (need: CareNeed) => {
    const plan = plans.find(({ id }) => id === planOfNeed(need));
    return plan ? messages.planNamed({ plan: plan.name }) : needLabel({ need, name: null });
  };
  const change = (need: CareNeed, changed: Partial<Rule>) =>
    setRules(rules.map((rule) => (rule.need === need ? { ...rule, ...changed } : rule)));
  const all: CareNeed[] = [...careNeeds, ...plans.map(({ id }) => `plan:${id}` as const)];
  const others = all.filter((need) => !rules.some((rule) => rule.need === need));
  const blocked = careSteps
    .filter((step) => saved.blocked[step] > 0)
    .map((step) => messages.blocked[step](saved.blocked[step]));

  const add = (need: CareNeed | undefined) =>
    need && setRules([...rules, { need, blocks: ['leaving'], is_on: true }]);

  const save = async () => {
    const empty = rules.find(({ blocks }) => blocks.length === 0);
    if (empty) return adminToast.error(messages.noStep({ rule: labelOf(empty.need) }));
    setBusy(true);
    try {
      queries.setQueryData(rulesQuery.queryKey, await saveRules({ ...saved, rules }));
      adminToast.success(messages.saved);
      await queries.invalidateQueries();
    } catch (error) {
      const current = readCurrentRow<CareRules>(error);
      if (current) queries.setQueryData(rulesQuery.queryKey, current);
      adminToast.error(failureReason(error, messages.failed));
    }
    setBusy(false);
  };

  return (
    <div className="grid gap-4">
      {rules.length === 0 && <p className="text-text-muted">{messages.none}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {rules.map((rule) => (
          <RuleRow
            key={rule.need}
            rule={rule}
            label={labelOf(rule.need)}
            onChange={(changed) => change(rule.need, changed)}
            onRemove={() => setRules(rules.filter(({ need }) => need !== rule.need))}
          />
        ))}
      </ul>
      {blocked.length > 0 && <p className="text-sm">{blocked.join(' ')}</p>}
      <div className="flex flex-wrap items-end justify-between gap-3">
        {rules.length < MAX_CARE_RULES && others.length > 0 && (
          <SelectField
            label={messages.addRule}
            className="grow sm:max-w-sm"
            placeholder={messages.choose}
            options={others.map((need) => ({ value: need, label: labelOf(need) }))}
            value=""
            onChange={({ target }) => add(others.find((need) => need === target.value))}
          />
        )}
        <Button busy={isBusy} onClick={() => void save()}>
          {messages.save}
        </Button>
      </div>
    </div>
  );
}

interface RuleRowProps {
  rule: Rule;
  label: string;
  onChange: (changed: Partial<Rule>) => void;
  onRemove: () => void;
}

function RuleRow({ rule, label, onChange, onRemove }: RuleRowProps) {
  const { blocks, is_on: isOn } = rule;
  return (
    <li className="flex flex-wrap items-center gap-x-6 py-1">
      <CheckboxField
        label={label}
        className="grow basis-56 font-semibold wrap-anywhere"
        checked={isOn}
        onChange={({ target }) => onChange({ is_on: target.checked })}
      />
      <fieldset className="flex flex-wrap gap-x-5 ps-8.5 sm:ps-0">
        <legend className="sr-only">{messages.blocks({ rule: label })}</legend>
        {careSteps.map((step) => (
          <CheckboxField
            key={step}
            label={messages.steps[step]}
            className="text-sm"
            checked={blocks.includes(step)}
            disabled={!isOn}
            onChange={({ target }) =>
              onChange({
                blocks: careSteps.filter((each) =>
                  each === step ? target.checked : blocks.includes(each),
                ),
              })
            }
          />
        ))}
      </fieldset>
      <Button
        size="sm"
        variant="quiet"
        className="ms-4.5 sm:ms-0"
        aria-label={messages.removeNamed({ rule: label })}
        onClick={onRemove}
      >
        {messages.remove}
      </Button>
    </li>
  );
}
