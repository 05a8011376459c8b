import { readdirSync } from "node:fs";
import { BADGE_IDS } from "@hilo/rules/progression/badges";
import { expect, test } from "vitest";

test("every badge has its picture", () => {
	const pictures = readdirSync(new URL("../../../public/badges", import.meta.url));
	expect(pictures.sort()).toEqual(BADGE_IDS.map((id) => `${id}.svg`).sort());
});
