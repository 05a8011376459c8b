import { REPOSITORIES } from "@hilo/catalog/github/github.pool";
import simpleIcons from "simple-icons/icons.json" with { type: "json" };
import { expect, test } from "vitest";

/** Licences that let a mark be shown in one colour, also by a site that earns money. */
const ALLOWED = /^(?:MIT|CC0-1\.0|CC-BY-[34]\.0|CC-BY-SA-[34]\.0|Apache-2\.0)$/;

test("has each mark in its own colour, and none whose licence forbids how it is shown", () => {
	const known = new Map(simpleIcons.map((icon) => [icon.slug, icon]));
	const marked = REPOSITORIES.filter(({ mark }) => mark !== undefined);
	expect(marked.length).toBeGreaterThan(90);
	for (const { mark = "", colour } of marked) {
		const icon = known.get(mark);
		expect(colour, mark).toBe(`#${icon?.hex.toLowerCase()}`);
		if (icon?.license) expect(icon.license.type, mark).toMatch(ALLOWED);
	}
});
