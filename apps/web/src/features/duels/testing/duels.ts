import type { GameId } from "@hilo/rules/play/games";
import { CLASSIC_GAMES } from "@hilo/rules/play/games";
import type { DuelCard, DuelView } from "../duel-text.ts";

export function duelCard(id: string, more: Partial<DuelCard> = {}): DuelCard {
	const game: GameId = "country";
	return {
		id,
		mode: "ghost",
		game,
		title: CLASSIC_GAMES[game].title,
		customGameId: null,
		linkKey: null,
		filter: "",
		label: null,
		rounds: 10,
		isRematch: false,
		isChallenger: false,
		other: { userId: "maya", name: "Maya", avatarUrl: "/avatars/initials/M-3.svg" },
		state: "yours",
		toBeat: null,
		answered: null,
		at: Date.parse("2026-11-20T09:00:00.000Z"),
		...more,
	};
}

/** A duel in countries by "ada", as she sees it, without any played side. */
export function duelView(id: string, more: Partial<DuelView> = {}): DuelView {
	return {
		id,
		mode: "ghost",
		game: "country",
		title: CLASSIC_GAMES.country.title,
		customGameId: null,
		label: null,
		custom: null,
		rounds: 10,
		isCounted: true,
		status: "open",
		declinedBy: null,
		isByLink: true,
		sentTo: null,
		yourSeat: null,
		mayPlay: true,
		isOwnGhost: false,
		sides: [],
		verdict: null,
		toBeat: null,
		lines: null,
		record: null,
		rematchId: null,
		rematchFrom: null,
		createdAt: Date.parse("2026-11-20T09:00:00.000Z"),
		...more,
	};
}
