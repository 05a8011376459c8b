import { deckNumber, FIRST_DAY, newestDay } from "@hilo/rules/daily/days";
import { DECK_ROUNDS } from "@hilo/rules/daily/deck-plan";
import { AppError } from "@hilo/rules/errors/errors";
import type { RoundAnswer } from "@hilo/rules/play/engine";
import { type Mark, markOfAnswer } from "@hilo/rules/play/view";
import type { Day } from "@hilo/rules/progression/site-day";
import { HOUR_MS } from "@hilo/rules/time/durations";
import type { Ctx } from "../../platform/context.ts";
import { avatarOf } from "../users/avatar.ts";
import {
	type AnsweredRow,
	type BoardRow,
	countAhead,
	findBest,
	findFriendsOf,
	findOwn,
} from "./board.repo.ts";

const ROWS = 50;
const AFTER_ALL = { score: -1, time_ms: DECK_ROUNDS * HOUR_MS };

export interface BoardInput {
	readonly day: Day;
	readonly among: "all" | "friends";
}

/** Leaves out runs of visitors. @throws AppError 404 before the day begins anywhere; 401 for friends' boards. */
export async function showBoard(ctx: Ctx, { day, among }: BoardInput) {
	if (day < FIRST_DAY || day > newestDay(ctx.clock.now())) throw new AppError("daily/not-open");
	const head = { day, number: deckNumber(day) };
	const ownId = ctx.actor.kind === "player" ? ctx.actor.id : null;
	if (among === "all") return { ...head, ...(await readBoardOfAll(ctx, day, ownId)) };
	if (ownId === null) throw new AppError("daily/sign-in-for-friends");
	const rows = rankRows(await friendRows(ctx, day, ownId));
	// Also if it is not among the rows that are shown.
	const own = rows.find(({ userId }) => userId === ownId) ?? null;
	return { ...head, rows: rows.slice(0, ROWS), own, players: rows.length };
}

/** The friends' results with their marks, which only those who have finished the deck may see. */
export async function friendResults(ctx: Pick<Ctx, "db">, day: Day, userId: string) {
	const rows = await friendRows(ctx, day, userId);
	const ranked = rankRows(rows).map((row, n) => ({ ...row, marks: marksIn(rows[n]) }));
	return ranked.filter((row) => row.userId !== userId);
}

/** The player and their friends, the best first. */
async function friendRows(ctx: Pick<Ctx, "db">, day: Day, userId: string): Promise<AnsweredRow[]> {
	const db = ctx.db.kysely;
	const rows = await findFriendsOf(db, day, userId);
	const own = await findOwn(db, day, userId);
	if (own) rows.splice(countBefore(rows, own), 0, own);
	return rows;
}

function marksIn(row: AnsweredRow | undefined): readonly Mark[] {
	const answers: readonly RoundAnswer[] = JSON.parse(row?.answers ?? "[]");
	return answers.map(markOfAnswer);
}

async function readBoardOfAll({ db: { kysely: db } }: Ctx, day: Day, ownId: string | null) {
	const rows = rankRows(await findBest(db, day, ROWS));
	const ownRow = ownId === null ? undefined : await findOwn(db, day, ownId);
	const { all, before } = await countAhead(db, day, ownRow ?? AFTER_ALL);
	return { rows, own: ownRow ? presentRow(ownRow, before + 1) : null, players: all };
}

/** Equal score and time give equal ranks. `rows` must begin with the best. */
function rankRows(rows: readonly BoardRow[]) {
	return rows.map((row) => presentRow(row, countBefore(rows, row) + 1));
}

function countBefore(rows: readonly BoardRow[], { score, time_ms }: BoardRow): number {
	return rows.filter((row) => row.score > score || (row.score === score && row.time_ms < time_ms)).length;
}

function presentRow(row: BoardRow, rank: number) {
	const { user_id: userId, username, score, time_ms: timeMs } = row;
	return { rank, userId, username, avatarUrl: avatarOf({ ...row, id: userId }).avatarUrl, score, timeMs };
}
