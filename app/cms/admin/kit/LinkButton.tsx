import { Button, type ButtonProps } from "@chakra-ui/react";
import { Link } from "react-router";

interface Props extends ButtonProps {
  to: string;
  /** Loaded by the browser: a file, or a page of the public site. */
  isDocument?: boolean;
}

export function LinkButton({ to, isDocument = false, children, ...button }: Props) {
  return (
    <Button asChild variant="outline" {...button}>
      {isDocument ? <a href={to}>{children}</a> : <Link to={to}>{children}</Link>}
    </Button>
  );
}
