import { expect, it } from "vitest";
import { canonicalZoneName, isTimeZone } from "./time-zone.ts";

it("accepts any spelling of a time zone's name, also from the cache", () => {
	for (const name of ["Asia/Kolkata", "asia/kolkata", "Asia/Calcutta", "Asia/Kolkata"]) {
		expect(isTimeZone(name)).toBe(true);
		expect(canonicalZoneName(name)).toBe(canonicalZoneName("Asia/Calcutta"));
	}
});

it("refuses anything else, also when asked again", () => {
	const names = ["", "+01:00", "Europe/Nowhere", "Europe/Berlin ", "E".repeat(65), "Europe/Nowhere"];
	for (const name of names) expect(isTimeZone(name)).toBe(false);
	expect(() => canonicalZoneName("Europe/Nowhere")).toThrow(RangeError);
});

it("stays correct with more spellings than the cache holds", () => {
	const name = "america/argentina/buenos_aires";
	for (let bits = 0; bits < 1500; bits++) {
		const letters = [...name].map((letter, at) => ((bits >> at) & 1 ? letter.toUpperCase() : letter));
		expect(canonicalZoneName(letters.join(""))).toBe(canonicalZoneName(name));
	}
	expect(canonicalZoneName("Europe/Paris")).toBe("Europe/Paris");
});
