/** Options of a select. */
export function Options({ options }: { options: readonly { value: string | number; label: string }[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
