import { expect, it } from "vitest";
import { BY_LINK, firstDraft, newDuel, ONESELF } from "./challenge-draft.ts";
import { challengeSearch } from "./challenge-search.ts";

const made = (address: Record<string, unknown>, changes: object = {}, isPlayer = true) => {
	const search = challengeSearch(address);
	return newDuel({ ...firstDraft(search, isPlayer), ...changes }, search);
};

it("allows live duels with friends only, whatever was chosen before", () => {
	const live = { isLive: true };
	expect(made({ game: "music", filter: "1980s", to: "grace" }, live)).toEqual({
		source: { kind: "classic", game: "music", filter: "1980s" },
		mode: "live",
		toUserId: "grace",
	});
	const source = { kind: "run", runId: "r1" };
	expect(made({ run: "r1" }, { ...live, opponent: BY_LINK })).toEqual({ source, mode: "ghost" });
	expect(made({ run: "r1" }, { ...live, opponent: ONESELF, game: "country" })).toEqual({
		source,
		mode: "ghost",
	});
});

it("challenges by link if a visitor's link names a friend, and in countries if it names no game", () => {
	const source = { kind: "classic", game: "country", filter: "" };
	expect(made({ to: "grace", game: "chess" }, {}, false)).toEqual({ source, mode: "ghost" });
	expect(made({ custom: "g1", key: 42 }, {}, false)).toEqual({
		source: { kind: "custom", gameId: "g1", key: "42" },
		mode: "ghost",
	});
});

it("challenges with the player's own daily deck, to a friend in their own time, or by link", () => {
	const source = { kind: "deck", day: "2026-11-20" };
	const deck = { deck: "2026-11-20" };
	expect(made({ ...deck, to: "grace" })).toEqual({ source, mode: "ghost", toUserId: "grace" });
	expect(made(deck, {}, false)).toEqual({ source, mode: "ghost" });
	expect(made({ deck: "2026-13-20" })).toMatchObject({ source: { kind: "classic" } });
});
