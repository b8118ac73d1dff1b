// The mark: a python coiled into a ball.

export function LogoMark({ size }: { size: number }) {
  return <img src="/logo.svg" alt="" width={size} height={size} />;
}
