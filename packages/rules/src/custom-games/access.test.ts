import fc from "fast-check";
import { expect, it } from "vitest";
import { boardRefusal, boardState, linkOf, mayEdit, maySee, mayShare, RELATIONS } from "./access.ts";
import { isOpenToAll, PRIVACY_LEVELS, type PrivacyLevel } from "./privacy.ts";

type Row = readonly [sees: boolean, board: string, shares: boolean, edits: boolean];

const TABLE: Readonly<Record<PrivacyLevel, Readonly<Record<(typeof RELATIONS)[number], Row>>>> = {
	private: {
		visitor: [false, "signed-out", false, false],
		player: [false, "private", false, false],
		invited: [true, "private", true, false],
		creator: [true, "open", true, true],
	},
	invite_only: {
		visitor: [false, "signed-out", false, false],
		player: [false, "invite-only", false, false],
		invited: [true, "open", true, false],
		creator: [true, "open", true, true],
	},
	public: {
		visitor: [true, "open", true, false],
		player: [true, "open", true, false],
		invited: [true, "open", true, false],
		creator: [true, "open", true, true],
	},
	featured: {
		visitor: [true, "open", true, false],
		player: [true, "open", true, false],
		invited: [true, "open", true, false],
		creator: [true, "open", true, true],
	},
};

it.each(PRIVACY_LEVELS)("decides who may see, share and edit a %s game, and read its board", (privacy) => {
	for (const relation of RELATIONS) {
		const row = [
			maySee(privacy, { relation, hasKey: false }),
			boardState(privacy, relation),
			mayShare(privacy, relation),
			mayEdit(relation),
		];
		expect(row, relation).toEqual(TABLE[privacy][relation]);
	}
});

it("lets the link's secret open the game, and nothing more", () => {
	const privacies = fc.constantFrom(...PRIVACY_LEVELS);
	const relations = fc.constantFrom(...RELATIONS);
	fc.assert(
		fc.property(privacies, relations, (privacy, relation) => {
			expect(maySee(privacy, { relation, hasKey: true })).toBe(true);
			// A viewer who may read the board or share the game sees the game without the secret as well.
			const sees = maySee(privacy, { relation, hasKey: false });
			if (boardState(privacy, relation) === "open" || mayShare(privacy, relation)) expect(sees).toBe(true);
			expect(linkOf("game", privacy, "secret").includes("secret")).toBe(!isOpenToAll(privacy));
		}),
	);
});

it("tells who may read a closed board", () => {
	expect(boardRefusal("private")).toBe("leaderboards/private");
	expect(boardRefusal("invite_only")).toBe("leaderboards/invite-only");
});
