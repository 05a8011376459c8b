import type { DuelCard } from "@hilo/rules/duels/duels.views";
import { expect, it } from "vitest";
import { turnText } from "./turn-text.ts";

const CHALLENGE: DuelCard = {
	id: "d1",
	mode: "ghost",
	game: "country",
	title: "Countries",
	other: { userId: "maya", name: "Maya", avatarUrl: null },
	state: "yours",
	at: 0,
	customGameId: null,
	rounds: 10,
	isRematch: false,
	isChallenger: false,
	toBeat: null,
};

it("says what the other player did", () => {
	expect(turnText(CHALLENGE)).toBe("Maya challenges you: Countries");
	expect(turnText({ ...CHALLENGE, isRematch: true })).toBe("Maya wants a rematch: Countries");
	expect(turnText({ ...CHALLENGE, mode: "live" })).toBe("Maya wants a live duel: Countries");
	expect(turnText({ ...CHALLENGE, toBeat: { score: 5 } })).toBe("Maya scored 5 of 10 in Countries");
	expect(turnText({ ...CHALLENGE, toBeat: { score: 12 }, rounds: null, other: null })).toBe(
		"Guest scored 12 in Countries",
	);
});
