import { expect, test } from "vitest";
import { regions, weekStations } from "#app/tools/weather/areas.ts";
import { choosePlace, placeOf } from "#app/tools/weather/chosen-area.ts";

const offices = regions.flatMap((region) => region.offices);
const areas = offices.flatMap((office) => office.areas);
const choose = (query: string, cookie: string | null = null) => choosePlace(new URLSearchParams(query), cookie);

test("58 offices and 142 areas, each area once, with a station and an area in the weekly forecast", () => {
  expect(offices).toHaveLength(58);
  expect(new Set(areas.map((area) => area.code)).size).toBe(142);
  for (const area of areas) {
    expect(area.station.code, area.name).toMatch(/^\d{5}$/);
    expect(area.station.name, area.name).not.toBe("");
    expect(
      area.week.some((code) => weekStations[code] !== undefined),
      area.name,
    ).toBe(true);
  }
});

test("Tokachi and Amami are in their neighbour's file", () => {
  expect(placeOf("014030")?.office.file).toBe("014100");
  expect(placeOf("460040")?.office.file).toBe("460100");
  expect(offices.filter((office) => office.file !== undefined)).toHaveLength(2);
});

test("without a query the cookie decides, and without a cookie it is Tokyo", () => {
  expect(choose("", "theme=dark; weather-area=471010")).toMatchObject({ isAsked: false, problems: [] });
  expect(choose("", "theme=dark; weather-area=471010").place.area.name).toBe("本島中南部");
  expect(choose("", "weather-area=999999").place.area.code).toBe("130010");
  expect(choose("", null).place.area.code).toBe("130010");
  expect(choose("area=", null)).toMatchObject({ isAsked: false, problems: [] });
});

test("an invalid area is reported, truncated, and does not change the stored one", () => {
  const { place, isAsked, problems } = choose(`area=${"あ".repeat(5000)}`, "weather-area=070030");
  expect(place.area.code).toBe("070030");
  expect(isAsked).toBe(false);
  expect(problems).toEqual([`地域「${"あ".repeat(20)}…」は見つかりません。代わりに福島県 会津を表示しています。`]);
});
