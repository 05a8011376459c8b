import { DELETED_NAME } from "@hilo/rules/admin/audit";
import { AppError } from "@hilo/rules/errors/errors";
import { NO_SUSPENSION_END } from "@hilo/rules/moderation/moderation";
import { gameTitle } from "@hilo/rules/play/games";
import type { AdminCtx, Ctx } from "../../../platform/context.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import { loadSuspension } from "../../accounts/suspend-account.ts";
import { listActionsAbout } from "../../audit/list-actions.ts";
import {
	countGames,
	countReportsBy,
	findGames,
	findReportsAbout,
	findReportsBy,
	findRuns,
	findScores,
	findSessions,
	findTickets,
} from "./user-details.repo.ts";
import { presentUser } from "./users.presenter.ts";
import { type AdminUserRow, findById } from "./users.repo.ts";

const MAX_RUNS = 20;
const MAX_GAMES = 10;
const MAX_TICKETS = 10;
const MAX_REPORTS_ABOUT = 20;
const MAX_REPORTS_BY = 10;
const MAX_ACTIONS = 20;

/** @throws AppError 404 for an unknown user. */
export async function readUser(ctx: AdminCtx, { id }: { id: string }) {
	const [row] = await findById(ctx.db.kysely, id);
	if (!row) throw new AppError("accounts/user-not-found");
	return {
		...presentUser(row),
		suspension: await readSuspension(ctx, row),
		...(await readPlays(ctx, id)),
		...(await readReports(ctx, id)),
		tickets: (await findTickets(ctx.db.kysely, id, MAX_TICKETS)).map(({ updated_at, ...ticket }) => ({
			...ticket,
			updatedAt: isoTime(updated_at),
		})),
		audit: await listActionsAbout(ctx, id, MAX_ACTIONS),
	};
}

async function readSuspension({ db }: Ctx, { id, suspended_until }: AdminUserRow) {
	if (suspended_until === null) return null;
	const suspension = await loadSuspension(db.kysely, id);
	return {
		reason: suspension?.reason ?? "",
		byName: suspension?.by_name || DELETED_NAME,
		since: isoTime(suspension?.since ?? 0),
		until: suspended_until < NO_SUSPENSION_END ? isoTime(suspended_until) : null,
	};
}

async function readPlays({ db: { kysely }, clock }: Ctx, id: string) {
	const sessions = await findSessions(kysely, id, clock.now());
	const runs = await findRuns(kysely, id, MAX_RUNS);
	const scores = await findScores(kysely, id);
	const games = await findGames(kysely, id, MAX_GAMES);
	return {
		sessions: sessions.map(({ device, created_at, last_seen_at }) => ({
			device,
			createdAt: isoTime(created_at),
			lastSeenAt: isoTime(last_seen_at),
		})),
		runs: runs.map(({ id: runId, game_key, name, score, status, outcome, started_at }) => ({
			id: runId,
			game: game_key === "custom" ? (name ?? "A deleted game") : gameTitle(game_key),
			score,
			status: status === "playing" ? "playing" : (outcome ?? "over"),
			startedAt: isoTime(started_at),
		})),
		scores: scores.map(({ game_key: key, score, verified }) => ({
			key,
			highScore: score,
			verified: verified === 1,
		})),
		customGames: {
			count: await countGames(kysely, id),
			latest: games.map(({ id: gameId, name, play_count, privacy, created_at }) => ({
				id: gameId,
				name,
				playCount: play_count,
				privacy,
				createdAt: isoTime(created_at),
			})),
		},
	};
}

async function readReports({ db: { kysely } }: Ctx, id: string) {
	const about = await findReportsAbout(kysely, id, MAX_REPORTS_ABOUT);
	const latest = await findReportsBy(kysely, id, MAX_REPORTS_BY);
	return {
		reportsAbout: about.map(({ created_at, reporter_id, username, ...report }) => ({
			...report,
			createdAt: isoTime(created_at),
			reporter: { id: reporter_id, username },
		})),
		reportsBy: {
			...(await countReportsBy(kysely, id)),
			latest: latest.map(({ created_at, ...report }) => ({ ...report, createdAt: isoTime(created_at) })),
		},
	};
}
