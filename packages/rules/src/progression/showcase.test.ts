import { expect, it } from "vitest";
import { issueCode } from "../errors/issues.schema.ts";
import { BADGE_IDS, showcaseOf } from "./badges.ts";
import { showcaseInput } from "./progression.schema.ts";

it("shows the latest five, the newest first, until the player chooses", () => {
	expect(showcaseOf(null, [])).toEqual([]);
	expect(showcaseOf(null, BADGE_IDS.slice(0, 7))).toEqual(BADGE_IDS.slice(2, 7).toReversed());
});

it("shows the chosen badges in their order, and only earned ones", () => {
	expect(showcaseOf(["score_10", "first_game"], BADGE_IDS)).toEqual(["score_10", "first_game"]);
	expect(showcaseOf(["score_100", "first_game"], ["first_game"])).toEqual(["first_game"]);
});

it("has room for five badges of the catalogue, each once", () => {
	const five = BADGE_IDS.slice(0, 5);
	expect(showcaseInput.parse({ badgeIds: [...five, ...five] })).toEqual({ badgeIds: five });
	const refusal = (badgeIds: unknown) =>
		showcaseInput.safeParse({ badgeIds }).error?.issues.map(issueCode)[0];
	expect(refusal(BADGE_IDS.slice(0, 6))).toBe("progression/showcase-full");
	for (const wrong of [["score_11"], [1], "score_10", undefined, ["toString"]])
		expect(refusal(wrong)).toBe("progression/badge-unknown");
});
