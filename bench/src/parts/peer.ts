import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { makeExpressDatabase, secretOf } from "../baseline/express-database.ts";
import { type Contender, interleave, ratio } from "../interleave.ts";
import { median } from "../median.ts";
import { HttpConnection } from "../processes/http-connection.ts";
import type { MeasuredProcess } from "../processes/measured-process.ts";
import { databaseFile, inScratch, startExpress, startSite, whileRunning } from "../processes/workspace.ts";
import { atMost, info, type Line, micros, times } from "../report.ts";
import { openRuns, type PlayerRun, siteGuessers } from "./guessing.ts";
import { expectStatus } from "./player.ts";
import { entityTag, getter } from "./poll.ts";
import { seededFolder } from "./seeded-folder.ts";

const PLAYERS = 64;
const FEW_PLAYERS = 8;
/** Requests of all lanes in a round, so that rounds of few lanes last as long as those of many. */
const REQUESTS = 320;
const ROUNDS = { warmUp: 8, rounds: 25 };
const GAME = "githubGame";
const BOARD_INPUT = encodeURIComponent(JSON.stringify({ key: GAME, period: "all" }));

/** The maximum cost of a call, as a multiple of the peer's counterpart. */
const MAX_RATIO = { guesses64: 1, guesses8: 1.4, guess1: 1.3, updateScore: 1, board: 0.6, poll: 1 };

interface Processes {
	readonly site: MeasuredProcess;
	/** The peer with synchronous NORMAL, which does not wait for the disk. */
	readonly normal: MeasuredProcess;
	/** The peer with synchronous FULL, which waits like the site. */
	readonly full: MeasuredProcess;
}

/** Compares calls of the site with a lean Express 5 on better-sqlite3, both with 20,000 users. */
export function peer(): Promise<Line[]> {
	return inScratch(async (folder) => {
		await mkdir(join(folder, "site"));
		await copyFile(databaseFile(await seededFolder(20_000)), databaseFile(join(folder, "site")));
		const players = await openRuns(join(folder, "site"), PLAYERS);
		const [normal, full] = [join(folder, "normal.sqlite"), join(folder, "full.sqlite")];
		makeExpressDatabase(normal);
		await copyFile(normal, full);
		const processes = {
			site: await startSite(join(folder, "site")),
			normal: await startExpress(normal, "normal"),
			full: await startExpress(full, "full"),
		};
		return whileRunning(Object.values(processes), async () => [
			...(await guessLines(processes, players)),
			...(await scoreLines(processes, players)),
			...(await boardLines(processes, players)),
			...(await pollLines(processes, players)),
		]);
	});
}

async function guessLines({ site, normal, full }: Processes, players: readonly PlayerRun[]): Promise<Line[]> {
	const guessing = siteGuessers(site, players);
	const withAllPlayers = await compare(guessing, posters(normal, PLAYERS));
	const withFewPlayers = await compare(lanesOf(guessing, FEW_PLAYERS), posters(normal, FEW_PLAYERS));
	const withOnePlayer = await compare(lanesOf(guessing, 1), posters(full, 1));
	return [
		...lines(
			`a judged guess, ${PLAYERS} players at once`,
			"a score at NORMAL",
			withAllPlayers,
			MAX_RATIO.guesses64,
		),
		...lines(
			`a judged guess, ${FEW_PLAYERS} players at once`,
			"a score at NORMAL",
			withFewPlayers,
			MAX_RATIO.guesses8,
		),
		...lines("a judged guess, one after the other", "a score at FULL", withOnePlayer, MAX_RATIO.guess1),
	];
}

async function scoreLines({ site, normal }: Processes, players: readonly PlayerRun[]): Promise<Line[]> {
	const costs = await compare(claimers(site, players), posters(normal, PLAYERS));
	return lines(`update-score, ${PLAYERS} players at once`, "a score at NORMAL", costs, MAX_RATIO.updateScore);
}

/** With a session cookie, as most requests have one. */
async function boardLines({ site, normal }: Processes, [player]: readonly PlayerRun[]): Promise<Line[]> {
	const headers = { cookie: player?.cookie ?? "" };
	const express = getter(normal, `/board/${GAME}`, { cookie: sessionCookie(0) }, 200);
	const rest = await compare(getter(site, `/api/leaderboard/${GAME}`, headers, 200), express);
	const trpcPath = `/api/trpc/leaderboards.classic?input=${BOARD_INPUT}`;
	const trpc = await compare(getter(site, trpcPath, headers, 200), express);
	return [
		...lines("the board, the documented call", "the ten best", rest, MAX_RATIO.board),
		...lines("the board, the site's own client's call", "the ten best", trpc, MAX_RATIO.board),
	];
}

async function pollLines({ site, normal }: Processes, players: readonly PlayerRun[]): Promise<Line[]> {
	const cookie = players[0]?.cookie ?? "";
	const headers = { cookie, "if-none-match": await entityTag(site, cookie) };
	const costs = await compare(
		getter(site, "/api/user/me", headers, 304),
		getter(normal, "/bare", headers, 200),
	);
	return lines("the current-user poll, answered 304", "a constant as JSON", costs, MAX_RATIO.poll);
}

function compare(site: Contender, express: Contender) {
	const requests = Math.ceil(REQUESTS / site.lanes.length);
	return interleave({ site, express }, { ...ROUNDS, requests });
}

function lines(
	label: string,
	counterpart: string,
	costs: Record<"site" | "express", readonly number[]>,
	maxRatio: number,
): Line[] {
	return [
		info(label, micros(median(costs.site))),
		info(`  Express: ${counterpart}`, micros(median(costs.express))),
		atMost("  in terms of Express", ratio(costs.site, costs.express), maxRatio, times),
	];
}

function lanesOf({ process, lanes }: Contender, count: number): Contender {
	return { process, lanes: lanes.slice(0, count) };
}

const sessionCookie = (user: number) => `session=${secretOf(user)}`;

function posters(process: MeasuredProcess, count: number): Contender {
	const cookies = Array.from({ length: count }, (_, n) => sessionCookie(n));
	return scorers(process, "/score", cookies);
}

function claimers(process: MeasuredProcess, players: readonly PlayerRun[]): Contender {
	return scorers(
		process,
		"/api/user/update-score",
		players.map(({ cookie }) => cookie),
	);
}

/** Shared by all contenders, so that each score is higher than all before. */
let posted = 100;

function scorers(process: MeasuredProcess, path: string, cookies: readonly string[]): Contender {
	const lanes = cookies.map((cookie) => {
		const connection = new HttpConnection(process.url);
		return async () => {
			const body = { game: GAME, score: posted++ };
			expectStatus(await connection.send({ path, method: "POST", headers: { cookie }, body }), 200);
		};
	});
	return { process, lanes };
}
