// A bordered part of a page with its own heading.

import { Box, Heading } from "@chakra-ui/react";
import { useId } from "react";

interface Props {
  title: string;
  children: React.ReactNode;
  id?: string;
  /** Where the one control inside shows the same words, or says more. */
  isHeadingHidden?: boolean;
}

export function Panel({ title, children, id, isHeadingHidden = false }: Props) {
  const heading = useId();
  return (
    <Box
      as="section"
      id={id}
      aria-labelledby={heading}
      borderWidth="1px"
      borderRadius="l3"
      p={{ base: "4", md: "5" }}
      bg="bg.panel"
    >
      <Heading as="h2" size="lg" id={heading} mb="3" srOnly={isHeadingHidden || undefined}>
        {title}
      </Heading>
      {children}
    </Box>
  );
}
