// Where the editor cannot be had (the network, an old browser, a fault of its own), the textarea goes on.

import { Component, type ReactNode } from "react";
import { reportFault } from "#app/ui/shell/browser-faults.ts";

interface Props {
  onFail(): void;
  children: ReactNode;
}

export class KeepTextarea extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    reportFault(error);
    this.props.onFail();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
