// From one page of an admin's list to the next.

import { Flex } from "@chakra-ui/react";
import { Link } from "react-router";

/** Nothing where there is one page only. */
export function Pages({ page, pages, to }: { page: number; pages: number; to(page: number): string }) {
  if (pages <= 1) return null;
  return (
    <Flex as="nav" aria-label="ページ" gap="4" mt="6" align="center" justify="center">
      {page > 1 ? <Link to={to(page - 1)}>前の50件</Link> : null}
      <span>
        {page} / {pages}ページ
      </span>
      {page < pages ? <Link to={to(page + 1)}>次の50件</Link> : null}
    </Flex>
  );
}
