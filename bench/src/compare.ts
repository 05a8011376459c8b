import { createHiloClient, type HiloClient } from "@hilo/client";
import { median } from "./rows.ts";
import type { Server } from "./server.ts";

/** Sends one request and waits for its answer. */
export type Lane = () => Promise<void>;

export interface Contender {
	readonly server: Server;
	/** Run in parallel, each with one open request. */
	readonly lanes: readonly Lane[];
}

export interface Plan {
	readonly warmUp: number;
	readonly rounds: number;
	/** Requests of all lanes in each round. */
	readonly requests: number;
}

/** CPU µs of one request of each contender, and the median of the rounds' ratios of the first to the second. */
export interface Comparison {
	readonly first: number;
	readonly second: number;
	readonly ratio: number;
}

/** The two alternate within every round, so that other load on the machine affects both alike. */
export async function compare(first: Contender, second: Contender, plan: Plan): Promise<Comparison> {
	const costs: [number, number][] = [];
	for (let round = 0; round < plan.warmUp + plan.rounds; round++) {
		const firstCost = await costOf(first, plan.requests);
		costs.push([firstCost, await costOf(second, plan.requests)]);
	}
	const measured = costs.slice(plan.warmUp);
	return {
		first: median(measured.map(([cost]) => cost)),
		second: median(measured.map(([, cost]) => cost)),
		ratio: median(measured.map(([a, b]) => a / b)),
	};
}

async function costOf({ server, lanes }: Contender, requests: number): Promise<number> {
	const times = Math.ceil(requests / lanes.length);
	const before = await server.cpu();
	await Promise.all(
		lanes.map(async (lane) => {
			for (let n = 0; n < times; n++) await lane();
		}),
	);
	return ((await server.cpu()) - before) / times / lanes.length;
}

/** Eight lanes that get the same path. */
export function getters(
	{ url }: Server,
	path: string,
	headers: Readonly<Record<string, string>> = {},
): Lane[] {
	return Array.from({ length: 8 }, () => async () => void (await send(url + path, { headers })));
}

/** @throws Error unless it is answered with 200, so that failed requests are not measured. */
export async function send(url: string, init: RequestInit = {}): Promise<string> {
	const answer = await fetch(url, init);
	const text = await answer.text();
	if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${text}`);
	return text;
}

export interface SignedIn extends HiloClient {
	readonly id: string;
	readonly session: string;
}

/** Registers a player. */
export async function register(url: string, username: string): Promise<SignedIn> {
	const client = createHiloClient({ url });
	const registration = { username, email: `${username}@example.org`, password: "correct horse" };
	const { user } = await client.api.accounts.register.mutate(registration);
	return { ...client, id: user.id, session: client.cookie() ?? "" };
}
