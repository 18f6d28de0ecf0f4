type DayFilterProps = { label: string; value: string; onChange: (day: string) => void };

/** One end of a range of days. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  return (
    <label className="flex items-center gap-2 text-sm text-text-muted">
      {label}
      <input
        type="date"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="control min-h-10 w-auto px-2.5 py-1.5 text-sm pointer-coarse:min-h-11"
      />
    </label>
  );
}
