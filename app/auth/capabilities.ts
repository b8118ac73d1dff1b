// Who may do what: the one table. The guard, the menus, the buttons and the readers of personal data all go by it.

/** admin: すべて; records: 記録のみ, who keeps records and drafts and changes nothing that visitors see. */
export type Role = "admin" | "records";

const everyAdmin: readonly Role[] = ["admin", "records"];
const fullAdmin: readonly Role[] = ["admin"];

const rolesWith = {
  /** The admin's frame, the dashboard and the person's own account. */
  useAdmin: everyAdmin,
  /** Entries with their drafts and histories, pictures, care records, the search over them. */
  readContent: everyAdmin,
  /** Drafts, and fields that visitors never see, such as the rack. */
  editDrafts: everyAdmin,
  /** Weights, meals, pairings, clutches and their young, the daily check. */
  recordCare: everyAdmin,
  /** The dealer's papers, which name the people a snake came from and went to. */
  keepLedger: everyAdmin,
  /** All that changes what visitors see: publication, trash, sale, pictures, links to previews, files that write many entries. */
  publish: fullAdmin,
  changeSettings: fullAdmin,
  /** Reading, answering and deleting what visitors wrote. */
  handleInquiries: fullAdmin,
  /** Who did what and when, sign-ins with their networks among it. */
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

/** The answer to a page that the role does not open. */
export const closedWords =
  "このページは、権限が「記録のみ」のアカウントでは開けません。必要なときは、ほかの管理者に頼んでください。";

/**
 * Proof that the admin of a request has a capability. Functions that read personal data take one, so that no page, file or
 * count can be made of it for an admin who was not checked.
 */
export class Viewer<Proven extends Capability> {
  /** Only a type: a viewer with more capabilities passes for one with fewer, never the other way round. */
  declare readonly proven: (capability: Proven) => void;
  readonly #role: Role;

  private constructor(role: Role) {
    this.#role = role;
  }

  /** Null where the role lacks the capability. */
  static of<Wanted extends Capability>(role: Role, capability: Wanted): Viewer<Wanted> | null {
    return hasCapability(role, capability) ? new Viewer<Wanted>(role) : null;
  }

  /** The same viewer with one more capability; null where the role lacks it. */
  with<Wanted extends Capability>(capability: Wanted): Viewer<Proven | Wanted> | null {
    return hasCapability(this.#role, capability) ? new Viewer<Proven | Wanted>(this.#role) : null;
  }
}
