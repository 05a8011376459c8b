import type { CreateDuelInput } from "@hilo/rules/duels/duels.schema";
import { type GameId, isGameId } from "@hilo/rules/play/games";
import type { ChallengeSearch } from "./challenge-search.ts";

/** Whom a challenge is for: whoever has the link, oneself, or a friend by their id. */
export const BY_LINK = "link";
export const ONESELF = "self";

/** The cards of the run that led here; the custom game that led here; or a classic game. */
export type PickedGame = "run" | "custom" | GameId;

/** What has been chosen on the challenge page. */
export interface Draft {
	readonly whom: string;
	readonly game: PickedGame;
	/** What is played of a classic game; "" is the game's own first choice. */
	readonly filter: string;
	readonly isLive: boolean;
}

/** Where everything begins that a link does not say otherwise. */
const FIRST_GAME = "country";

/** Returns what is chosen at first. */
export function firstDraft(search: ChallengeSearch, isPlayer: boolean): Draft {
	const { to, filter = "" } = search;
	return { whom: to && isPlayer ? to : BY_LINK, game: firstGame(search), filter, isLive: false };
}

function firstGame({ run, custom, game }: ChallengeSearch): PickedGame {
	if (run) return "run";
	if (custom) return "custom";
	return game && isGameId(game) ? game : FIRST_GAME;
}

/** Returns what the page's own controls say. */
export function chosenIn(form: HTMLFormElement): { whom: string | null; game: PickedGame | null } {
	const data = new FormData(form);
	const [whom, game] = [data.get("whom"), data.get("game")];
	const isPicked = (value: unknown): value is PickedGame =>
		value === "run" || value === "custom" || (typeof value === "string" && isGameId(value));
	return { whom: typeof whom === "string" ? whom : null, game: isPicked(game) ? game : null };
}

export const isFriend = ({ whom }: Draft): boolean => whom !== BY_LINK && whom !== ONESELF;

/** Returns what the server is asked to make. */
export function newDuel(draft: Draft, search: ChallengeSearch): CreateDuelInput {
	const { whom, isLive } = draft;
	const source = sourceOf(draft, search);
	if (!isFriend(draft)) return { source, mode: "ghost" };
	return { source, mode: isLive ? "live" : "ghost", toUserId: whom };
}

function sourceOf(
	{ whom, game, filter }: Draft,
	{ run = "", custom = "", key }: ChallengeSearch,
): CreateDuelInput["source"] {
	if (whom === ONESELF || game === "run") return { kind: "run", runId: run };
	if (game === "custom") return { kind: "custom", gameId: custom, key };
	return { kind: "classic", game, filter };
}
