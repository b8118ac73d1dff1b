import data from "./event-actions.json" with { type: "json" };

export const eventActions = data;

export type EventAction = keyof typeof eventActions;
