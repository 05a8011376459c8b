import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { choiceOf } from "@hilo/catalog/choices";
import type { RunView, VerdictView } from "@hilo/server/features/play/play.presenter";
import { openRaw } from "../baseline/raw-sqlite.ts";
import { type Contender, type Costs, interleave, ratio } from "../interleave.ts";
import { median } from "../median.ts";
import { HttpConnection } from "../processes/http-connection.ts";
import type { MeasuredProcess } from "../processes/measured-process.ts";
import { databaseFile, inScratch, startRawServer, startSite, whileRunning } from "../processes/workspace.ts";
import { atMost, info, type Line, micros, times } from "../report.ts";
import { BenchPlayer, expectStatus } from "./player.ts";

// Short rounds: while one contender has its turn, the clocks of the other run on.
const PLAN = { warmUp: 32, rounds: 30, requests: 40 };
const PLAYERS = 8;
const AN_HOUR_MS = 3_600_000;
const MOST = 3;

/** A player in the middle of a run. */
interface Playing {
	readonly cookie: string;
	readonly run: RunView;
}

/** Measures the CPU time of a judged guess on the site, and with a handler written by hand for the same statements. */
export function guess(): Promise<Line[]> {
	return inScratch(async (folder) => {
		const players = await openRuns(folder);
		postponeClocks(databaseFile(folder));
		await copyFile(databaseFile(folder), join(folder, "raw.sqlite"));
		const site = await startSite(folder);
		const raw = await startRawServer(join(folder, "raw.sqlite"));
		return whileRunning([site, raw], async () => {
			const contenders = {
				site: guessers(site, players, "/api/trpc/play.guess", (body) => body.result.data),
				raw: guessers(raw, players, "/guess", (body) => body),
			};
			const many = await interleave(contenders, PLAN);
			const one = await interleave(
				{ site: firstLane(contenders.site), raw: firstLane(contenders.raw) },
				{ ...PLAN, warmUp: 1, requests: PLAN.requests * PLAYERS },
			);
			return [...lines("one after the other", one), ...lines(`${PLAYERS} players at once`, many)];
		});
	});
}

function lines(how: string, { site, raw }: Costs<"site" | "raw">): Line[] {
	return [
		info(`a judged guess, ${how}: by hand`, micros(median(raw))),
		info(`a judged guess, ${how}: the site`, micros(median(site))),
		atMost("  in terms of by hand", ratio(site, raw), MOST, times),
	];
}

function firstLane({ process, lanes }: Contender): Contender {
	return { process, lanes: lanes.slice(0, 1) };
}

/** Registers players, each with an open run of the repository game, and closes the database again. */
async function openRuns(folder: string): Promise<Playing[]> {
	const site = await startSite(folder);
	return whileRunning([site], () =>
		Promise.all(Array.from({ length: PLAYERS }, (_, n) => openRun(site, `bench${n}`))),
	);
}

/** Moves the start of each first round into the future, so that no clock runs out before the measuring begins. */
function postponeClocks(file: string): void {
	const db = openRaw(file);
	db.prepare("update runs set round_starts_at = round_starts_at + ?").run(AN_HOUR_MS);
	db.close();
}

async function openRun(site: MeasuredProcess, name: string): Promise<Playing> {
	const { cookie } = await BenchPlayer.register(site.url, name);
	const connection = new HttpConnection(site.url);
	const answer = await connection.send({
		path: "/api/trpc/play.start",
		method: "POST",
		headers: { cookie },
		body: { game: "github" },
	});
	expectStatus(answer, 200);
	connection.close();
	const { result }: { result: { data: RunView } } = JSON.parse(answer.body.toString());
	return { cookie, run: result.data };
}

interface Body extends VerdictView {
	readonly result: { readonly data: VerdictView };
}

/** Has each player guess right at every request, so that no run ends while it is measured. */
function guessers(
	process: MeasuredProcess,
	players: readonly Playing[],
	path: string,
	verdictOf: (body: Body) => VerdictView,
): Contender {
	const values = new Map(
		choiceOf("github", "")
			?.pool()
			.cards.map(({ id, value }) => [id, value]),
	);
	const lanes = players.map(({ cookie, run }) => {
		const connection = new HttpConnection(process.url);
		let open: Pick<RunView, "round" | "first" | "second"> = run;
		return async () => {
			const higher = (values.get(open.second.id) ?? 0) >= open.first.value;
			const body = { runId: run.runId, round: open.round, guess: higher ? "higher" : "lower" };
			const answer = await connection.send({ path, method: "POST", headers: { cookie }, body });
			expectStatus(answer, 200);
			const { next, outcome } = verdictOf(JSON.parse(answer.body.toString()));
			if (!next)
				throw new Error(`A run ended (${outcome}), though every guess was right. Is the machine too busy?`);
			open = next;
		};
	});
	return { process, lanes };
}
