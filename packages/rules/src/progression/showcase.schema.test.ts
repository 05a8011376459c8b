import { expect, it } from "vitest";
import { issueCode } from "../errors/issue-code.ts";
import { BADGE_IDS } from "./badges.ts";
import { showcaseInput } from "./showcase.schema.ts";

const refusal = (badgeIds: unknown) => {
	const issue = showcaseInput.safeParse({ badgeIds }).error?.issues[0];
	return issue && issueCode(issue);
};

it("has room for five badges, each once", () => {
	const five = BADGE_IDS.slice(0, 5);
	expect(showcaseInput.parse({ badgeIds: [...five, ...five] })).toEqual({ badgeIds: five });
	expect(showcaseInput.parse({ badgeIds: [] })).toEqual({ badgeIds: [] });
	expect(refusal(BADGE_IDS.slice(0, 6))).toBe("progression/showcase-full");
});

it("accepts only badges of the catalogue", () => {
	for (const wrong of [["score_11"], [1], "score_10", undefined, ["toString"]])
		expect(refusal(wrong)).toBe("progression/badge-unknown");
});
