// The entries a reference field offers to choose from.

export interface Candidate {
  id: string;
  /** Title, facts, and a mark where visitors cannot see it. */
  label: string;
  /** A distinguishing detail: a snake's genes. */
  detail?: string;
  /** Further names: aliases, short names. */
  names?: readonly string[];
}

export interface Candidates {
  items: readonly Candidate[];
  /** Those that name this entry themselves, in a field of their own. */
  naming?: readonly Candidate[];
  /** False where there are more entries than are offered. */
  isWhole: boolean;
}

export const noCandidates: Candidates = { items: [], isWhole: true };
