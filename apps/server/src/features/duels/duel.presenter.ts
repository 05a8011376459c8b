import type { DuelRow } from "@hilo/db/tables";
import { isOpenToAll } from "@hilo/rules/custom-games/privacy";
import { deckTitle, FIRST_DAY } from "@hilo/rules/daily/days";
import { CLASSIC_GAMES } from "@hilo/rules/play/games";
import { markOfAnswer } from "@hilo/rules/play/view";
import { avatarOf } from "../users/avatar.ts";
import type { SeenDuel } from "./find-seen-duel.ts";
import { nameOf } from "./round.presenter.ts";
import { storedAnswersOf } from "./side-run.ts";
import type { SideWithPlayer } from "./sides.repo.ts";

/** @param siteName also the creator of the site's own games */
export function presentDuelSummary(seenDuel: SeenDuel, siteName: string) {
	const { duel, customGame, named } = seenDuel;
	const { id, mode, game, rounds, status } = duel;
	return {
		id,
		mode,
		game,
		title: titleOf(duel, customGame?.row.name ?? null, siteName),
		customGameId: duel.custom_game_id,
		/** The filter in words; null in games without filters. */
		label: duel.label,
		/** Null for a classic game. */
		custom: customGame && {
			measure: duel.measure ?? "",
			/** As the game asks it now; empty for the usual question. */
			question: customGame.row.question,
			thousandsSeparator: customGame.row.thousands_separator === 1,
			/** 0: no timer. */
			timerSeconds: (duel.timer_ms ?? 0) / 1000,
			creatorName: customGame.row.creator_name ?? siteName,
			isOpenToAll: isOpenToAll(customGame.row.privacy),
		},
		/** Null: the first mistake ends a side. */
		rounds,
		/** Whether the result moves the record of the two. */
		isCounted: duel.counted === 1,
		status,
		declinedBy: declinedBy(seenDuel),
		isByLink: named === null,
		/** The friend's name; null if it goes by link. */
		sentTo: named?.username ?? null,
		/** In epoch ms. */
		createdAt: duel.created_at,
	};
}

/** Null also for a live duel that ended because a side was missing or left. */
function declinedBy({ duel: { declined_by }, own }: SeenDuel): "you" | "other" | null {
	if (declined_by === null) return null;
	return own.some(({ seat }) => seat === declined_by) ? "you" : "other";
}

export function titleOf(
	{ game, day }: Pick<DuelRow, "game" | "day">,
	customName: string | null,
	siteName: string,
): string {
	if (game === "custom") return customName ?? "";
	return game === "deck" ? deckTitle(siteName, day ?? FIRST_DAY) : CLASSIC_GAMES[game].title;
}

interface Shown {
	readonly isYou: boolean;
	/** Whether the viewer may see its score and answers. */
	readonly isOpen: boolean;
	/** Whether the page shows its answers too. */
	readonly hasMarks: boolean;
}

/** `userId` is null for a visitor or a deleted account. */
export function presentSide(side: SideWithPlayer, { isYou, isOpen, hasMarks }: Shown) {
	const { seat, username, status, user_id: id, avatar_url } = side;
	const user = username === null || id === null ? null : { id, username, avatar_url };
	return {
		seat,
		userId: user?.id ?? null,
		name: nameOf(side),
		avatarUrl: user && avatarOf(user).avatarUrl,
		isYou,
		status,
		score: isOpen ? side.score : null,
		timeMs: isOpen ? side.time_ms : null,
		marks: isOpen && hasMarks ? storedAnswersOf(side).map(markOfAnswer) : null,
	};
}
