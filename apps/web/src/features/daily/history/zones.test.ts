import { expect, test } from "vitest";
import { zoneGroups } from "./zones.ts";

test("groups time zones by part of the world, with readable names from A to Z", () => {
	const names = [
		"Europe/Paris",
		"America/Argentina/Buenos_Aires",
		"UTC",
		"Europe/Berlin",
		"America/New_York",
		"Europe/Paris",
	];
	expect(zoneGroups(names)).toEqual([
		{
			label: "America",
			options: [
				{ value: "America/Argentina/Buenos_Aires", label: "Buenos Aires, Argentina" },
				{ value: "America/New_York", label: "New York" },
			],
		},
		{
			label: "Europe",
			options: [
				{ value: "Europe/Berlin", label: "Berlin" },
				{ value: "Europe/Paris", label: "Paris" },
			],
		},
		{ label: "Other", options: [{ value: "UTC", label: "UTC" }] },
	]);
});
