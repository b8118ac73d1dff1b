// What events are called, in the words admins read.

import data from "./event-actions.json" with { type: "json" };

export const eventActions = data;

export type EventAction = keyof typeof eventActions;
