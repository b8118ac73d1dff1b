// Data of the account page, and its answer to a post.

export interface AccountView {
  name: string;
  email: string;
  lastSignIn: { iso: string; text: string } | null;
  hasPassword: boolean;
  /** The provider's rules for a new password, one sentence each. */
  rules: string[];
  changed: boolean;
}

export interface PasswordErrors {
  current?: string;
  next?: string[];
  confirm?: string;
}

/** The passwords themselves are never given back. */
export interface AccountReply {
  message: string;
  errors: PasswordErrors;
}
