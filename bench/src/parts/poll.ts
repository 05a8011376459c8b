import { type Contender, interleave, ratio } from "../interleave.ts";
import { median } from "../median.ts";
import { HttpConnection } from "../processes/http-connection.ts";
import type { MeasuredProcess } from "../processes/measured-process.ts";
import { inScratch, startRawServer, startSite, whileRunning } from "../processes/workspace.ts";
import { atMost, info, type Line, micros, times } from "../report.ts";
import { BenchPlayer, expectStatus } from "./player.ts";

const PLAN = { warmUp: 12, rounds: 15, requests: 250 };
const LANES = 8;
const MAX_RATIO = 2;

/** Measures the unchanged current-user poll, as a multiple of a constant JSON answer of bare Hono. */
export function poll(): Promise<Line[]> {
	return inScratch(async (folder) => {
		const site = await startSite(folder);
		const raw = await startRawServer();
		return whileRunning([site, raw], async () => {
			const { cookie } = await BenchPlayer.register(site.url, "bench");
			const tag = await entityTag(site, cookie);
			const headers = { cookie, "if-none-match": tag };
			const costs = await interleave(
				{
					bare: getter(raw, "/bare", headers, 200),
					site: getter(site, "/api/user/me", headers, 304),
				},
				PLAN,
			);
			return [
				info("bare Hono, a constant as JSON", micros(median(costs.bare))),
				info("the current-user poll, answered 304", micros(median(costs.site))),
				atMost("the poll in terms of bare Hono", ratio(costs.site, costs.bare), MAX_RATIO, times),
			];
		});
	});
}

export async function entityTag(site: MeasuredProcess, cookie: string): Promise<string> {
	const connection = new HttpConnection(site.url);
	const answer = await connection.send({ path: "/api/user/me", headers: { cookie } });
	connection.close();
	expectStatus(answer, 200);
	if (!answer.headers.etag) throw new Error("The current user came without an entity tag.");
	return answer.headers.etag;
}

export function getter(
	process: MeasuredProcess,
	path: string,
	headers: Readonly<Record<string, string>>,
	status: number,
): Contender {
	const lanes = Array.from({ length: LANES }, () => {
		const connection = new HttpConnection(process.url);
		return async () => expectStatus(await connection.send({ path, headers }), status);
	});
	return { process, lanes };
}
