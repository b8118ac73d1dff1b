// Capabilities by role: the single table used by the guard, menus, buttons and readers of personal data.

/** admin: すべて; records: 記録のみ (records and drafts, nothing visible to visitors). */
export type Role = "admin" | "records";

const everyAdmin: readonly Role[] = ["admin", "records"];
const fullAdmin: readonly Role[] = ["admin"];

const rolesWith = {
  /** The admin shell, the dashboard and the own account. */
  useAdmin: everyAdmin,
  /** Entries with drafts and revisions, pictures, care records, and searching them. */
  readContent: everyAdmin,
  /** Drafts, and fields hidden from visitors, such as the rack. */
  editDrafts: everyAdmin,
  /** Weights, meals, pairings, clutches with offspring, the daily check. */
  recordCare: everyAdmin,
  /** The dealer's records, which contain personal data. */
  keepLedger: everyAdmin,
  /** Everything visible to visitors: publishing, trash, sales, pictures, preview links, bulk imports. */
  publish: fullAdmin,
  changeSettings: fullAdmin,
  handleInquiries: fullAdmin,
  /** Audit log, including sign-ins with their networks. */
  readAudit: fullAdmin,
  manageAdmins: fullAdmin,
} as const;

export type Capability = keyof typeof rolesWith;

export function isCapability(name: unknown): name is Capability {
  return typeof name === "string" && Object.hasOwn(rolesWith, name);
}

export function hasCapability(role: Role, capability: Capability): boolean {
  return rolesWith[capability].includes(role);
}

export const forbiddenMessage =
  "このページは、権限が「記録のみ」のアカウントでは開けません。必要なときは、ほかの管理者に頼んでください。";

/**
 * Proof that the request's admin has a capability. Required by functions that read personal data, so that the check
 * cannot be forgotten.
 */
export class Viewer<Proven extends Capability> {
  /** Type-only: makes viewers with more capabilities assignable to those with fewer, but not vice versa. */
  declare readonly proven: (capability: Proven) => void;
  readonly #role: Role;

  private constructor(role: Role) {
    this.#role = role;
  }

  static of<Wanted extends Capability>(role: Role, capability: Wanted): Viewer<Wanted> | null {
    return hasCapability(role, capability) ? new Viewer<Wanted>(role) : null;
  }

  /** Returns the viewer with one more capability; null if the role lacks it. */
  with<Wanted extends Capability>(capability: Wanted): Viewer<Proven | Wanted> | null {
    return hasCapability(this.#role, capability) ? new Viewer<Proven | Wanted>(this.#role) : null;
  }
}
