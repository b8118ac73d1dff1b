import { Flex } from "@chakra-ui/react";
import { Link } from "react-router";

interface Props {
  page: number;
  pages: number;
  per?: number;
  to(page: number): string;
}

export function Pages({ page, pages, per = 50, to }: Props) {
  if (pages <= 1) return null;
  return (
    <Flex as="nav" aria-label="ページ" gap="4" mt="6" align="center" justify="center">
      {page > 1 ? <Link to={to(page - 1)}>前の{per}件</Link> : null}
      <span>
        {page} / {pages}ページ
      </span>
      {page < pages ? <Link to={to(page + 1)}>次の{per}件</Link> : null}
    </Flex>
  );
}
