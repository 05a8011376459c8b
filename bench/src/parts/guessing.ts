import { filterOf } from "@hilo/catalog/filters";
import { HOUR_MS } from "@hilo/rules/time/durations";
import type { RunView, VerdictView } from "@hilo/server/features/play/play.presenter";
import { openRaw } from "../baseline/raw-sqlite.ts";
import type { Contender, Lane } from "../interleave.ts";
import { HttpConnection } from "../processes/http-connection.ts";
import type { MeasuredProcess } from "../processes/measured-process.ts";
import { databaseFile, startSite, whileRunning } from "../processes/workspace.ts";
import { BenchPlayer, expectStatus } from "./player.ts";

export interface PlayerRun {
	readonly cookie: string;
	readonly run: RunView;
}

export async function openRuns(folder: string, count: number): Promise<PlayerRun[]> {
	const site = await startSite(folder);
	const players: PlayerRun[] = [];
	await whileRunning([site], async () => {
		// One by one: the site refuses to hash many passwords of one address at the same time.
		for (let n = 0; n < count; n++) players.push(await openRun(site, `bench${n}`));
	});
	postponeClocks(databaseFile(folder));
	return players;
}

/** Moves the starts of the first rounds into the future, so that no deadline passes before the measurement. */
function postponeClocks(file: string): void {
	const db = openRaw(file);
	db.prepare("update runs set round_starts_at = round_starts_at + ?").run(HOUR_MS);
	db.close();
}

export async function openRun(site: Pick<MeasuredProcess, "url">, name: string): Promise<PlayerRun> {
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

/** An answer of tRPC or of the hand-written server. */
interface Body extends VerdictView {
	readonly result: { readonly data: VerdictView };
}

/** Guesses right at every request, so that no run ends during the measurement. */
export function guessers(
	process: MeasuredProcess,
	players: readonly PlayerRun[],
	path: string,
	verdictOf: (body: Body) => VerdictView,
): Contender {
	return { process, lanes: guessingLanes([process], players, path, verdictOf) };
}

/** As `guessers`, but each guess of a player goes to the next process of the site. */
function guessingLanes(
	processes: readonly Pick<MeasuredProcess, "url">[],
	players: readonly PlayerRun[],
	path: string,
	verdictOf: (body: Body) => VerdictView,
): Lane[] {
	const values = new Map(
		filterOf("github", "")
			?.pool()
			.cards.map(({ id, value }) => [id, value]),
	);
	return players.map(({ cookie, run }, player) => {
		const connections = processes.map(({ url }) => new HttpConnection(url));
		let guesses = player;
		let open: Pick<RunView, "round" | "first" | "second"> = run;
		return async () => {
			const higher = (values.get(open.second.id) ?? 0) >= open.first.value;
			const body = { runId: run.runId, round: open.round, guess: higher ? "higher" : "lower" };
			const connection = connections[guesses++ % connections.length];
			const answer = await connection?.send({ path, method: "POST", headers: { cookie }, body });
			if (!answer) throw new Error("There is no process.");
			expectStatus(answer, 200);
			const { next, outcome } = verdictOf(JSON.parse(answer.body.toString()));
			if (!next)
				throw new Error(`A run ended (${outcome}), though every guess was right. Is the machine too busy?`);
			open = next;
		};
	});
}

export function siteGuessers(process: MeasuredProcess, players: readonly PlayerRun[]): Contender {
	return { process, lanes: siteLanes([process], players) };
}

export function siteLanes(
	processes: readonly Pick<MeasuredProcess, "url">[],
	players: readonly PlayerRun[],
): Lane[] {
	return guessingLanes(processes, players, "/api/trpc/play.guess", (body) => body.result.data);
}
