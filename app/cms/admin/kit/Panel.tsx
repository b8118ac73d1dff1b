import { Box, Flex, Heading } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

interface Props {
  title: string;
  children: ReactNode;
  id?: string;
  isHeadingHidden?: boolean;
  note?: ReactNode;
}

export function Panel({ title, children, id, isHeadingHidden = false, note }: Props) {
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
      data-raised
    >
      <Flex gap="3" align="center" wrap="wrap" mb={isHeadingHidden && !note ? "0" : "3"}>
        <Heading as="h2" size="lg" id={heading} srOnly={isHeadingHidden || undefined}>
          {title}
        </Heading>
        {note}
      </Flex>
      {children}
    </Box>
  );
}
