// Everything that has to be mended, on top, each with a way to its control.

import { chakra, Link } from "@chakra-ui/react";
import { controlPath, labelAt } from "#app/cms/admin/editing/form/form-paths.ts";
import type { AnyKind, Problem } from "#app/cms/content/kind.ts";
import { controlId } from "#app/cms/fields/control.ts";
import { Message } from "./Message.tsx";

export function ErrorSummary({ kind, problems }: { kind: AnyKind; problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <Message tone="error" first>
      <chakra.h2 fontWeight="bold" mb="1">
        入力を確かめてください（{problems.length}件）
      </chakra.h2>
      <chakra.ul ps="5" listStyleType="disc">
        {problems.map((problem) => (
          <li key={`${problem.path} ${problem.message}`}>
            <Link href={`#${controlId(controlPath(kind, problem.path))}`}>
              {labelAt(kind, problem.path)}: {problem.message}
            </Link>
          </li>
        ))}
      </chakra.ul>
    </Message>
  );
}
