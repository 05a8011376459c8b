import type { Tx } from "@hilo/db/open-database";
import type { RunRow } from "@hilo/db/tables";
import { MAX_ROUNDS } from "@hilo/rules/duels/caps";
import type { CreateDuelInput } from "@hilo/rules/duels/duels.schema";
import { AppError } from "@hilo/rules/errors/errors";
import { answersFromMoves } from "@hilo/rules/play/answers";
import type { Day } from "@hilo/rules/progression/site-day";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { findGame } from "../custom-games/find-game.ts";
import { answersToChallengeWith } from "../daily/challenge-with-deck.ts";
import { openPlayerOrGuest } from "../guests/open-guest.ts";
import type { StoredPool } from "../play/pools.ts";
import { refuseDisabledGame } from "../site/game-status.ts";
import { lockUsers } from "../users/lock-users.ts";
import { type DuelContent, finishedSide, type GameAndFilter } from "./duel-content.ts";
import { findDuelOfRun, findFinishedRun, findMovesOf } from "./duels.repo.ts";
import { freshContent } from "./fresh-content.ts";
import { insertChallenge } from "./insert-challenge.ts";
import { LIMITS, limitChallenges, limitOpenVisits } from "./limit-challenges.ts";
import { gameAndFilterOfVisit, loadVisitContent } from "./load-visit-content.ts";
import { specOfDuel } from "./planned-duel.ts";
import { requireChallengeable, requireFriendsAccess } from "./require-challengeable.ts";

/** A duel of a run has its items, all others new ones. @throws AppError 400, 401, 403, 404, 409, 429. */
export async function createDuel(
	ctx: Ctx,
	{ source, mode, toUserId }: CreateDuelInput,
): Promise<{ id: string }> {
	if (mode === "live" && toUserId === undefined) throw new AppError("duels/live-friends-only");
	const { kysely: db } = ctx.db;
	if (toUserId !== undefined) {
		requirePlayer(ctx);
		await requireChallengeable(db, { userId: ctx.actor.id, toUserId, mode });
	}
	const isVisit = source.kind === "visit" && mode === "ghost";
	await limitChallenges(ctx);
	if (isVisit) await ctx.limits.take(LIMITS.visits, ctx.address);
	const content = await loadContent(ctx, source, { mode, toUserId });
	if (toUserId !== undefined && content.custom_game_id !== null) {
		requirePlayer(ctx);
		await requireFriendsAccess(ctx, { player: ctx.actor, toUserId, gameId: content.custom_game_id });
	}
	const id = await ctx.db.transaction(async (tx) => {
		const from = await openPlayerOrGuest(ctx, tx);
		const made = await findDuelOfSameRun(tx, { content, fromUserId: from.user_id, toUserId });
		if (made !== null) return made;
		if (isVisit) await limitOpenVisits(ctx, tx, from);
		return insertChallenge(ctx, tx, { mode, content, from, toUserId: toUserId ?? null, rematchOf: null });
	});
	return { id };
}

interface RunForFriend {
	readonly content: DuelContent;
	readonly fromUserId: string | null;
	readonly toUserId: string | undefined;
}

/** A friend gets a run one time: later they would know its cards. The friend's row is locked against a second press. */
async function findDuelOfSameRun(
	tx: Tx,
	{ content, fromUserId, toUserId }: RunForFriend,
): Promise<string | null> {
	if (!content.played || content.seed === "" || fromUserId === null || toUserId === undefined) return null;
	await lockUsers(tx, [fromUserId, toUserId]);
	return findDuelOfRun(tx, { fromUserId, toUserId, seed: content.seed });
}

/** A live duel of a run gets new items, because one of the two has seen the run's. */
async function loadContent(
	ctx: Ctx,
	source: CreateDuelInput["source"],
	{ mode, toUserId }: Pick<CreateDuelInput, "mode" | "toUserId">,
): Promise<DuelContent> {
	switch (source.kind) {
		case "run":
			if (mode === "ghost") return loadRunContent(ctx, source.runId);
			return freshContent(ctx, await readGameAndFilter(ctx, source.runId));
		case "visit":
			if (mode === "ghost") return loadVisitContent(ctx, source);
			return freshContent(ctx, gameAndFilterOfVisit(source));
		case "deck":
			if (mode === "ghost") return loadDeckContent(ctx, source.day, toUserId ?? null);
			throw new AppError("duels/run-invalid");
		default:
			return freshContent(ctx, source);
	}
}

/** A duel with the run's items; its first moves become the challenger's side. @throws AppError as `findGame`. */
async function loadRunContent(ctx: Ctx, runId: string): Promise<DuelContent> {
	const run = await ownRun(ctx, runId);
	if (run.game !== "custom") await refuseDisabledGame(ctx, run.game);
	if (run.custom_game_id !== null) await findGame(ctx, { id: run.custom_game_id });
	const pool = await ctx.play.pools.get(ctx.db.kysely, run.pool_id);
	const moves = await findMovesOf(ctx.db.kysely, run.id, MAX_ROUNDS);
	if (moves.length !== Math.min(run.round, MAX_ROUNDS)) throw new AppError("duels/no-such-run");
	const judged = moves.map(({ guess, correct, at }) => ({ guess, correct: correct === 1, at }));
	const isCustom = run.game === "custom";
	return {
		game: run.game,
		day: null,
		custom_game_id: run.custom_game_id,
		game_link_key: null,
		filter: run.filter,
		label: isCustom ? null : run.label,
		measure: isCustom ? run.label : null,
		seed: run.seed,
		timer_ms: run.timer_ms,
		rounds: null,
		counted: 1,
		pool,
		played: finishedSide(answersFromMoves(specOfDuel(run, pool), run.started_at, judged)),
	};
}

/** @throws AppError 404 as `loadRunContent`. */
async function readGameAndFilter(ctx: Ctx, runId: string): Promise<GameAndFilter> {
	const { game, filter, custom_game_id: gameId } = await ownRun(ctx, runId);
	if (game !== "custom") return { kind: "classic", game, filter };
	if (gameId === null) throw new AppError("duels/no-such-run");
	return { kind: "custom", gameId };
}

async function ownRun(ctx: Ctx, runId: string): Promise<RunRow> {
	requirePlayer(ctx);
	const run = await findFinishedRun(ctx.db.kysely, runId, ctx.actor.id);
	if (!run) throw new AppError("duels/no-such-run");
	return run;
}

/** Every duel names a pool. The cards of a deck are stored with its day. */
const NO_POOL: StoredPool = { id: "deck", game: "deck", source: "", asOf: "", cards: [] };

/**
 * A duel with the rounds of a daily deck; the caller's run is the challenger's side. Closed decks are in the archive
 * with their numbers, so it counts for no record.
 * @throws AppError as `answersToChallengeWith`.
 */
async function loadDeckContent(ctx: Ctx, day: Day, toUserId: string | null): Promise<DuelContent> {
	const answers = await answersToChallengeWith(ctx, { day, toUserId });
	const played = finishedSide(answers);
	if (!played) throw new AppError("daily/not-played");
	return {
		game: "deck",
		day,
		custom_game_id: null,
		game_link_key: null,
		filter: "",
		label: null,
		measure: null,
		seed: "",
		timer_ms: null,
		rounds: answers.length,
		counted: 0,
		pool: await ctx.play.pools.findOrStore(NO_POOL.id, async () => NO_POOL),
		played,
	};
}
