import type { DuelCard, MyDuelsView } from "@hilo/rules/duels/duels.views";
import { CLASSIC_GAMES } from "@hilo/rules/play/games";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { avatarOf } from "../users/avatar.ts";
import { verdictBetween } from "./duel-records.ts";
import { countOwnWaiting, isWaiting, type OwnDuel, ownDuels, ownWaitingDuels } from "./listed-duels.ts";
import { nameOf } from "./round.presenter.ts";
import { isEnded } from "./side-record.ts";

const MAX_RECENT = 20;

/** @throws AppError 401. */
export async function myDuels(ctx: Ctx): Promise<MyDuelsView> {
	const player = requirePlayer(ctx);
	const now = ctx.clock.now();
	const waiting = await ownWaitingDuels(ctx, player);
	const recent = (await ownDuels(ctx, player)).filter((duel) => !isWaiting(duel, now));
	const card = (duel: OwnDuel) => presentCard(duel, player.id);
	return { waiting: waiting.map(card), recent: recent.slice(0, MAX_RECENT).map(card) };
}

/** @throws AppError 401. */
export async function waitingDuels(ctx: Ctx): Promise<{ count: number }> {
	return { count: await countOwnWaiting(ctx, requirePlayer(ctx)) };
}

function presentCard(duel: OwnDuel, playerId: string): DuelCard {
	const { id, mode, game, gameName } = duel;
	const title = game === "custom" ? (gameName ?? "") : CLASSIC_GAMES[game].title;
	return { id, mode, game, title, other: otherOf(duel, playerId), state: stateOf(duel), at: duel.joined_at };
}

function otherOf(
	{ other_id, other_status, username, avatar_url }: OwnDuel,
	playerId: string,
): DuelCard["other"] {
	if (other_status === null || other_id === playerId) return null;
	const avatarUrl = username === null ? null : avatarOf({ username, avatar_url }).avatarUrl;
	return { userId: username === null ? null : other_id, name: nameOf({ username }), avatarUrl };
}

function stateOf(duel: OwnDuel): DuelCard["state"] {
	if (duel.duel_status === "declined") return "declined";
	if (!isEnded(duel)) return "yours";
	const { other_status: status, other_score: score, other_time_ms: time_ms } = duel;
	const other = status === null || score === null || time_ms === null ? null : { status, score, time_ms };
	const verdict = verdictBetween(duel, other);
	return verdict === "waiting" ? "theirs" : verdict;
}
