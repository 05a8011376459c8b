import { expect, it } from "vitest";
import { comparePopularity } from "./popularity.ts";

it("orders games by plays, then custom ones first, then by name", () => {
	const games = [
		{ type: "classic", name: "A", playCount: 2 },
		{ type: "custom", name: "C", playCount: 2 },
		{ type: "custom", name: "B", playCount: 2 },
		{ type: "classic", name: "Z", playCount: 9 },
		{ type: "custom", name: "D", playCount: 0 },
	] as const;
	expect(games.toSorted(comparePopularity).map(({ name }) => name)).toEqual(["Z", "B", "C", "A", "D"]);
});
