import eventTopics from "./event-actions.json" with { type: "json" };

export { eventTopics };

type Topics = typeof eventTopics;
export type EventTopic = keyof Topics;
export type EventAction = { [Topic in EventTopic]: keyof Topics[Topic]["actions"] }[EventTopic];

/** Labels by action. */
export const eventActions: Readonly<Record<EventAction, string>> = Object.assign(
  {},
  ...Object.values(eventTopics).map(({ actions }) => actions),
);
