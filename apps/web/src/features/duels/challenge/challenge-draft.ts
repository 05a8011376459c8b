import type { CreateDuelInput } from "@hilo/rules/duels/duels.schema";
import { type GameId, isGameId } from "@hilo/rules/play/games";
import type { ChallengeSearch } from "./challenge-search.ts";

/** The special values of the field that chooses the other player; others are a friend's id. */
export const BY_LINK = "link";
export const ONESELF = "self";

/** The rounds of the linked run or daily deck, a custom game, or a classic game. */
export type PickedGame = "run" | "deck" | "custom" | GameId;

export interface PickedCustomGame {
	readonly id: string;
	/** The secret of the link that led to it. */
	readonly key?: string | undefined;
}

export interface ChallengeDraft {
	readonly opponent: string;
	readonly game: PickedGame;
	/** The custom game that was picked last. */
	readonly custom: PickedCustomGame | null;
	/** The filter of a classic game; "" for its first one. */
	readonly filter: string;
	readonly isLive: boolean;
}

export function firstDraft(search: ChallengeSearch, isPlayer: boolean): ChallengeDraft {
	const { to, run, deck, custom, key, game, filter = "" } = search;
	const classicGame = game && isGameId(game) ? game : "country";
	return {
		opponent: to && isPlayer ? to : BY_LINK,
		game: run ? "run" : deck ? "deck" : custom ? "custom" : classicGame,
		custom: custom ? { id: custom, key } : null,
		filter,
		isLive: false,
	};
}

export const isFriend = ({ opponent }: ChallengeDraft): boolean =>
	opponent !== BY_LINK && opponent !== ONESELF;

export function newDuel(draft: ChallengeDraft, search: ChallengeSearch): CreateDuelInput {
	const { opponent, isLive } = draft;
	const source = sourceOf(draft, search);
	if (!isFriend(draft)) return { source, mode: "ghost" };
	return { source, mode: isLive ? "live" : "ghost", toUserId: opponent };
}

function sourceOf(
	{ opponent, game, filter, custom }: ChallengeDraft,
	{ run = "", deck = "" }: ChallengeSearch,
): CreateDuelInput["source"] {
	if (opponent === ONESELF || game === "run") return { kind: "run", runId: run };
	if (game === "deck") return { kind: "deck", day: deck };
	if (game === "custom") return { kind: "custom", gameId: custom?.id ?? "", key: custom?.key };
	return { kind: "classic", game, filter };
}
