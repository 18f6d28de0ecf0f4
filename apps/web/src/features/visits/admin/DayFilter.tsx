type DayFilterProps = { label: string; value: string; onChange: (day: string) => void };

/** One end of a range of days. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  return (
    <label className="flex items-center gap-x-2 text-sm text-text-muted max-md:grid max-md:gap-1">
      {label}
      <input
        type="date"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="control min-h-10 px-2.5 py-1.5 text-sm md:w-auto pointer-coarse:min-h-11"
      />
    </label>
  );
}
