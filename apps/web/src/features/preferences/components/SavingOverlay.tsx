import { Spinner } from '../../../components/ui/Spinner.tsx';

/** R2.27: over the page while it is saved. */
export function SavingOverlay() {
  return (
    <div className="fixed inset-0 z-30 grid place-items-center bg-backdrop p-6">
      <div className="rounded-2xl bg-raised px-10 py-8 shadow-dialog">
        <Spinner label="Saving your preferences..." showLabel />
      </div>
    </div>
  );
}
