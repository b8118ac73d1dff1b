import { Box, Flex, Heading } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

interface Props {
  title: string;
  children: ReactNode;
  id?: string;
  isHeadingHidden?: boolean;
  /** Next to the heading. */
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
      {note ? (
        <Flex gap="3" align="center" wrap="wrap" mb="3">
          <PanelHeading id={heading} isHidden={isHeadingHidden}>
            {title}
          </PanelHeading>
          {note}
        </Flex>
      ) : (
        <PanelHeading id={heading} isHidden={isHeadingHidden} mb="3">
          {title}
        </PanelHeading>
      )}
      {children}
    </Box>
  );
}

function PanelHeading({ isHidden, ...heading }: { id: string; isHidden: boolean; mb?: "3"; children: string }) {
  return <Heading as="h2" size="lg" srOnly={isHidden || undefined} {...heading} />;
}
