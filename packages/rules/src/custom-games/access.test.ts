import { expect, it } from "vitest";
import { boardState, linkOf, mayEdit, maySee, mayShare, RELATIONS } from "./access.ts";
import { isOpenToAll, PRIVACY_LEVELS, type PrivacyLevel } from "./privacy.ts";

type Row = readonly [sees: boolean, board: string, shares: boolean, edits: boolean];

const OPEN_TO_ALL = {
	visitor: [true, "open", true, false],
	player: [true, "open", true, false],
	invited: [true, "open", true, false],
	creator: [true, "open", true, true],
} as const;

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
	public: OPEN_TO_ALL,
	featured: OPEN_TO_ALL,
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

it("lets the link's secret open the game, and puts it into no link of a game that is open to all", () => {
	for (const privacy of PRIVACY_LEVELS) {
		for (const relation of RELATIONS) expect(maySee(privacy, { relation, hasKey: true })).toBe(true);
		expect(linkOf("game", privacy, "secret").includes("secret")).toBe(!isOpenToAll(privacy));
	}
});
