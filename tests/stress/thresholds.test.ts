// The questionnaire and the care articles name the same numbers: a reader of both must not be told two things.

import { expect, test } from "vitest";
import { starterInfos } from "#app/starter/encyclopedia.server.ts";
import { questions } from "#app/stress/questions.ts";

/** The range of an answer, and the article that must name it. */
const shared = [
  ["hot-spot", 0, "30〜33℃", "temperature"],
  ["cool-side", 0, "24〜27℃", "temperature"],
  ["night-min", 0, "24℃", "winter"],
  ["humidity", 0, "50〜70%", "humidity"],
  ["humidity", 0, "70〜80%", "shedding"],
  ["feeding-interval", 0, "7〜21日", "feeding"],
  ["weight", 2, "10%", "weight"],
  ["handling", 0, "15分", "handling"],
  ["handling", 2, "48時間", "handling"],
  ["acclimation", 1, "2週間", "first-week"],
] as const;

test.each(shared)("%s: %s-point answer and article agree on %s (%s)", (id, points, range, article) => {
  expect(questions.find((question) => question.id === id)?.options[points]).toContain(range);
  expect(starterInfos.find((info) => info.id === article)?.body.replaceAll(/<[^>]*>/g, "")).toContain(range);
});
