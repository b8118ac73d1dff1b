// Viewer with all capabilities, for functions that read personal data.

import { type Capability, Viewer } from "#app/auth/capabilities.ts";

const viewer = Viewer.of<Capability>("admin", "useAdmin");
if (!viewer) throw new Error("A full admin lacks a capability");

export const owner = viewer;
