import { problemsOf } from "@hilo/rules/custom-games/game";
import { expect, it } from "vitest";
import { gameTemplates } from "./templates.ts";

const TEMPLATES = gameTemplates();

it.each(TEMPLATES)("$name can be published as it is", ({ id, ...template }) => {
	const items = template.items.map((item, at) => ({ ...item, id: `${id}-${at}` }));
	expect(problemsOf({ ...template, timerSeconds: 0, items })).toEqual([]);
	expect(items).toHaveLength(15);
	expect(new Set(items.map(({ name }) => name)).size).toBe(15);
	expect(new Set(items.map(({ value }) => value)).size).toBe(15);
	expect(template.description).toMatch(/\b20\d\d\b/);
});

it("has six templates, small enough for one answer", () => {
	expect(new Set(TEMPLATES.map(({ id }) => id)).size).toBe(6);
	expect(JSON.stringify(TEMPLATES).length).toBeLessThan(25_000);
});
