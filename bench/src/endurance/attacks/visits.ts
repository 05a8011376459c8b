import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { MAX_CHALLENGES_PER_DAY, MAX_ROUNDS } from "@hilo/rules/duels/caps";
import { inParts } from "@hilo/server/platform/in-parts";
import type { Player, TestSite } from "@hilo/server/testing/test-site";
import { visitOf } from "@hilo/server/testing/visits";
import { atMost, info, millis } from "../../report.ts";
import type { SiteProcess } from "../site-process.ts";
import type { Attack } from "./attack.ts";
import { download } from "./exports.ts";

const ADDRESSES = ["127.0.0.61", "127.0.0.62", "127.0.0.63"];
const BYSTANDER_ADDRESS = "127.0.0.8";
const CLAIMS_PER_ADDRESS = 60;
const CALLS_PER_ADDRESS = 25;
const ROUNDS = 1000;
/** As many as a player can send in the 90 days for which duels are kept. */
const STORED = 90 * MAX_CHALLENGES_PER_DAY;
const FLOOD_MS = 8000;
const MAX_CALL_MS = 150;

/** A browser invents perfect runs, and its sides move to an account that is opened in it. */
export const visits: Attack = {
	name: `${CLAIMS_PER_ADDRESS} invented runs of ${ROUNDS} rounds from each of ${ADDRESSES.length} addresses, their duels read in a loop, ${STORED} of them exported, at a heap of 512 MB`,
	env: { NODE_OPTIONS: "--max-old-space-size=512" },
	async prepare({ site, operator }) {
		const source = await visitOf(operator.site.visitor(), "country", ROUNDS - 1);
		const [ada, bob] = [await operator.site.player("ada"), await operator.site.player("bob")];
		await storeDuels(operator.site, ada, source);
		const claim = JSON.stringify({ source });
		let claimed: Claim[] = [];
		let calls: number[] = [];
		let isExported = false;
		return {
			run: async () => {
				claimed = (await Promise.all(ADDRESSES.map((address) => claimMany(site, address, claim)))).flat();
				const flood = ADDRESSES.map((address) => floodFrom(site, address, claimed));
				calls = await callOften(site, bob);
				await Promise.all(flood);
				const { status, isComplete } = await download(site, ada);
				isExported = status === 200 && isComplete;
			},
			findings: () => {
				const taken = claimed.filter(({ id }) => id !== null).length;
				return [
					info("  runs taken as challenges", `${taken} of ${claimed.length}`),
					atMost("  another player's call, p95", percentile(calls, 0.95), MAX_CALL_MS, millis),
					atMost("  exports that broke off", isExported ? 0 : 1, 0, String),
				];
			},
		};
	},
};

/** Past the calls, with as many rounds as a side may have. */
async function storeDuels({ db }: TestSite, player: Player, { answers, ...visit }: VisitOf): Promise<void> {
	const now = Date.now();
	const stored = JSON.stringify(
		answers.slice(0, MAX_ROUNDS).map(({ guess, ms }) => ({ guess, correct: true, ms })),
	);
	const ids = Array.from({ length: STORED }, (_, n) => `stored-${n}`);
	const duels = ids.map((id) => ({
		id,
		mode: "ghost" as const,
		game: "country" as const,
		filter: visit.filter,
		pool_id: visit.poolId,
		seed: visit.seed,
		counted: 0 as const,
		status: "open" as const,
		round: 0,
		from_user_id: player.id,
		created_at: now,
	}));
	const sides = ids.map((duel_id, n) => ({
		duel_id,
		seat: 1,
		user_id: player.id,
		status: "over" as const,
		outcome: "exhausted" as const,
		score: MAX_ROUNDS,
		round: MAX_ROUNDS,
		time_ms: 0,
		answers: stored,
		seen_at: now,
		joined_at: now + n,
		ended_at: now,
	}));
	for (const part of inParts(duels)) await db.kysely.insertInto("duels").values(part).execute();
	for (const part of inParts(sides, 100)) await db.kysely.insertInto("duel_sides").values(part).execute();
}

type VisitOf = Awaited<ReturnType<typeof visitOf>>;

interface Claim {
	readonly address: string;
	/** Null where it was refused. */
	readonly id: string | null;
	readonly cookie: string;
}

async function claimMany(site: SiteProcess, address: string, body: string): Promise<Claim[]> {
	const claims: Claim[] = [];
	for (let n = 0; n < CLAIMS_PER_ADDRESS; n++) {
		const { text, cookie } = await ask(site, address, { path: "duels.create", body });
		claims.push({ address, cookie, id: /"id":"([^"]+)"/.exec(text)?.[1] ?? null });
	}
	return claims;
}

async function floodFrom(site: SiteProcess, address: string, claims: readonly Claim[]): Promise<void> {
	const claim = claims.find((each) => each.address === address && each.id !== null);
	if (!claim) return;
	const end = Date.now() + FLOOD_MS;
	const path = `duels.get?input=${encodeURIComponent(JSON.stringify({ id: claim.id }))}`;
	const loop = async () => {
		while (Date.now() < end) await ask(site, address, { path, cookie: claim.cookie });
	};
	await Promise.all(Array.from({ length: CALLS_PER_ADDRESS }, loop));
}

async function callOften(site: SiteProcess, player: Player): Promise<number[]> {
	const times: number[] = [];
	for (const end = Date.now() + FLOOD_MS; Date.now() < end; ) {
		const began = performance.now();
		await ask(site, BYSTANDER_ADDRESS, { path: "me.get", cookie: player.cookieHeader });
		times.push(performance.now() - began);
		await sleep(20);
	}
	return times;
}

function percentile(values: readonly number[], share: number): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.POSITIVE_INFINITY;
}

interface Ask {
	readonly path: string;
	/** Sent by POST. */
	readonly body?: string;
	readonly cookie?: string;
}

function ask(site: SiteProcess, localAddress: string, { path, body, cookie = "" }: Ask) {
	const { promise, resolve } = Promise.withResolvers<{ text: string; cookie: string }>();
	const headers = { "Content-Type": "application/json", cookie };
	const method = body === undefined ? "GET" : "POST";
	const sent = request(
		`${site.url}/api/trpc/${path}`,
		{ method, headers, localAddress, agent: false },
		(response) => {
			let text = "";
			response.setEncoding("utf8").on("data", (part) => (text += part));
			const [set = ""] = response.headers["set-cookie"] ?? [];
			response.once("close", () => resolve({ text, cookie: set.split(";")[0] ?? "" }));
		},
	);
	sent.once("error", () => resolve({ text: "", cookie: "" }));
	sent.end(body);
	return promise;
}
