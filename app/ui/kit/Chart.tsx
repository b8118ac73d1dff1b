// A chart: a picture with one sentence for who hears it. Its ticks and points are for the eye; Firefox would read out each of them.

interface Props extends React.ComponentProps<"svg"> {
  "aria-label": string;
}

export function Chart({ "aria-label": label, children, ...svg }: Props) {
  return (
    <svg role="img" aria-label={label} {...svg}>
      <g aria-hidden>{children}</g>
    </svg>
  );
}
