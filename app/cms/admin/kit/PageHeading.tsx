import { Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { pageTitle, siteName } from "#app/platform/site/site-name.ts";

interface Props {
  title: string;
  /** Document title, if the heading alone does not name the page. */
  tab?: string;
  lead?: React.ReactNode;
  actions?: React.ReactNode;
  id?: string;
}

export function PageHeading({ title, tab = title, lead, actions, id }: Props) {
  return (
    <Flex justify="space-between" align="start" gap="4" wrap="wrap" mb="6">
      <AdminTitle title={tab} />
      <Stack gap="1" minWidth="0" id={id} tabIndex={id ? -1 : undefined}>
        <Heading as="h1" size="2xl">
          {title}
        </Heading>
        {lead ? (
          <Text as="div" color="fg.muted">
            {lead}
          </Text>
        ) : null}
      </Stack>
      {actions ? (
        <Flex gap="2" wrap="wrap">
          {actions}
        </Flex>
      ) : null}
    </Flex>
  );
}

/** Title of an admin document; React moves it into the head. */
export function AdminTitle({ title }: { title: string }) {
  return <title>{pageTitle(`${title}（管理）`, siteName())}</title>;
}
