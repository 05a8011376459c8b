import type { Tx } from "@hilo/db/open-database";
import type { DuelSideRow } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/errors";
import { deadlineOf, judge, type RoundAnswer } from "@hilo/rules/play/engine";
import { DAY_MS, HOUR_MS } from "@hilo/rules/time/durations";
import type { Ctx } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import type { Platform } from "../../platform/platform.ts";
import { findPlayerOrGuest } from "../guests/open-guest.ts";
import type { JudgedRound, RunKind } from "../play/run-kind.ts";
import { ANSWER_GRACE_MS, type OpenRuns } from "../play/sweep-runs.ts";
import { recordAnswers } from "../progression/answer-counts.ts";
import { addToRecords } from "./duel-records.ts";
import { endDuel, findDuel, lockDuel } from "./duels.repo.ts";
import { cachedPlan, type PlannedDuel, plannedDuel } from "./planned-duel.ts";
import { findRival, sideInPlay } from "./read-sides.ts";
import { presentVerdict } from "./round.presenter.ts";
import { isEnded, playedColumns, type SideRun, sideRunOf } from "./side-run.ts";
import {
	findAbandonedSides,
	findEndedOthers,
	findSeat,
	lockPlaying,
	lockSidesOf,
	restartClocks,
	saveSide,
} from "./sides.repo.ts";

type RoundVerdict = ReturnType<typeof presentVerdict>;
type AbandonedSide = Pick<DuelSideRow, "duel_id" | "seat">;

const ABANDONED_MS = HOUR_MS;
const ABANDONED_WITHOUT_CLOCK_MS = DAY_MS;

/** Sides of duels that are not live: a row in `duel_sides`, with its answers as JSON. */
export const DUEL_RUNS: RunKind<string, SideRun, RoundAnswer, RoundVerdict> & OpenRuns<AbandonedSide> = {
	async load(ctx, tx, id) {
		const duel = await duelInTx(ctx, tx, id);
		if (duel.terms.mode === "live") throw new AppError("duels/not-ready");
		const owner = await findPlayerOrGuest(ctx, tx);
		const side = owner && sideInPlay(await lockSidesOf(tx, id, owner));
		if (!side) throw new AppError("duels/no-such-duel");
		if (side.status === "waiting") throw new AppError("duels/not-ready");
		return sideRunOf(duel, side);
	},

	answerTo: (_, { answers }, round) => answers[round - 1] ?? null,

	async save(ctx, tx, run, judged) {
		return { run: await saveRun(ctx, tx, withAnswer(run, judged)), answer: judged.answer };
	},

	async present(ctx, tx, run, { round }) {
		const { id } = run.duel.terms;
		const rival = await findRival(tx, run.duel.terms, run.side);
		return presentVerdict(run, { id, round, rival, now: ctx.clock.now() });
	},

	findAbandoned({ db }, now, page) {
		const before = {
			toMistake: now - ANSWER_GRACE_MS,
			ofRounds: now - ABANDONED_MS,
			withoutClock: now - ABANDONED_WITHOUT_CLOCK_MS,
		};
		return findAbandonedSides(db.kysely, before, page);
	},

	/** The open round and all later ones are lost by time-out. */
	async endAbandoned(ctx, found, now) {
		const row = await findDuel(ctx.db.kysely, found.duel_id);
		if (!row) return false;
		const duel = await plannedDuel(ctx, ctx.db.kysely, row);
		return ctx.db.transaction(async (tx) => {
			const side = await lockPlaying(tx, found);
			if (!side) return false;
			let run = sideRunOf(duel, side);
			if (now < abandonedAt(run)) return false;
			while (run.state.status === "playing") run = withAnswer(run, timeOut(run, now));
			await saveRun(ctx, tx, run);
			return true;
		});
	},

	idOf: ({ duel_id }) => ({ duelId: duel_id }),

	restartClocks: (tx, { at }) => restartClocks(tx, at),
};

async function duelInTx(ctx: Ctx, tx: Tx, id: string): Promise<PlannedDuel> {
	const cached = cachedPlan(id);
	if (cached) return cached;
	const duel = await findDuel(tx, id);
	if (!duel) throw new AppError("duels/no-such-duel");
	return plannedDuel(ctx, tx, duel);
}

type Judged = Pick<JudgedRound, "state" | "answer">;

function withAnswer(run: SideRun, { state, answer }: Judged): SideRun {
	return { ...run, state, answers: [...run.answers, answer] };
}

/** Loses the open round, whether or not its clock has run out. */
function timeOut({ plan, state }: SideRun, at: number): Judged {
	return judge(plan, state, { round: state.round, guess: "timeout", at }, { known: 0, hidden: 0 });
}

/** Epoch ms: at the round's time-out where a mistake ends the side, else after an hour, without a clock after a day. */
function abandonedAt({ plan, state }: SideRun): number {
	const deadline = deadlineOf(plan, state, ANSWER_GRACE_MS);
	if (deadline === Number.POSITIVE_INFINITY) return state.roundStartsAt + ABANDONED_WITHOUT_CLOCK_MS;
	return plan.rounds === null ? deadline : state.roundStartsAt + ABANDONED_MS;
}

/** The caller has locked the side. */
async function saveRun(ctx: Ctx, tx: Tx, run: SideRun): Promise<SideRun> {
	const columns = playedColumns(run.state, run.answers, ctx.clock.now());
	await saveSide(tx, run.side, columns);
	const side = { ...run.side, ...columns };
	if (isEnded(columns)) await finishSide(ctx, tx, run.duel, side);
	return { ...run, side };
}

/** Saves the results that an ended side brings. With the duel locked, the later of two endings sees the other. */
async function finishSide(ctx: Platform, tx: Tx, planned: PlannedDuel, ended: DuelSideRow): Promise<void> {
	const duel = await lockDuel(tx, ended.duel_id);
	if (!duel) return;
	const others = await findEndedOthers(tx, duel.id, ended.seat);
	if (duel.counted === 1) {
		await addToRecords(tx, ended, others);
		// Against their own ghost players know the cards.
		const isOwnGhost = ended.seat > 1 && ended.user_id === duel.from_user_id;
		if (!isOwnGhost && planned.pairAt) await recordAnswers(ctx, tx, [ended], planned.pairAt);
	}
	if (duel.to_user_id !== null && others.length > 0) await endDuel(tx, duel.id, "over", ctx.clock.now());
	const userIds = [ended.user_id, duel.to_user_id, ...others.map(({ user_id }) => user_id)];
	if (ended.seat !== 1 && others.length === 0)
		userIds.push((await findSeat(tx, duel.id, 1))?.user_id ?? null);
	notifyAfterCommit(ctx, tx, userIds, { kind: "duel", in: duel.id });
	notifyAfterCommit(ctx, tx, userIds, { kind: "duels" });
}
