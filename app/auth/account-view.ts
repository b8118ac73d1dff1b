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

/** Never contains the passwords. */
export interface AccountReply {
  message: string;
  errors: PasswordErrors;
}
