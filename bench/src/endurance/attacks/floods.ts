import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { makeLargeGame } from "../../games/large-game.ts";
import type { SiteProcess } from "../site-process.ts";
import type { Attack } from "./attack.ts";
import { ATTACKER } from "./watch.ts";

/** How long the attacker keeps connections open after sending everything. */
const HOLD_MS = 8000;

interface Flood {
	readonly connections: number;
	readonly requests: number;
	path(n: number): string;
}

/** Each connection sends all requests in one write and reads no answer. */
export const FLOODS: readonly Attack[] = [
	ofFullGames(2, 700),
	ofFullGames(15, 60),
	ofFullGames(400, 1),
	{
		name: "40 connections, 100 requests of a page on each, under names that it does not know",
		prepare: async ({ site }) => ({
			run: () => flood(site, { connections: 40, requests: 100, path: (n) => `/?x=${n}` }),
		}),
	},
	{
		name: "400 connections, a page on each, all different",
		prepare: async ({ site }) => ({
			run: () => flood(site, { connections: 400, requests: 1, path: (n) => `/sign-in?from=/${n}` }),
		}),
	},
];

function ofFullGames(connections: number, requests: number): Attack {
	return {
		name: `${connections} connections, ${requests} × a full game on each, nothing read`,
		async prepare({ site, operator }) {
			const id = await makeLargeGame(operator.site);
			return { run: () => flood(site, { connections, requests, path: () => `/api/custom-games/${id}` }) };
		},
	};
}

async function flood(site: SiteProcess, { connections, requests, path }: Flood): Promise<void> {
	const { hostname, port } = new URL(site.url);
	const sockets: Socket[] = [];
	for (let connection = 0; connection < connections; connection++) {
		const socket = connect({ host: hostname, port: Number(port), localAddress: ATTACKER });
		socket.on("error", () => undefined);
		sockets.push(socket.pause());
		await once(socket, "connect").catch(() => undefined);
		const lines = Array.from(
			{ length: requests },
			(_, n) => `GET ${path(connection * requests + n)} HTTP/1.1\r\nHost: a\r\n\r\n`,
		);
		socket.write(lines.join(""));
	}
	await sleep(HOLD_MS);
	for (const socket of sockets) socket.destroy();
	// Shows work that continues although its client is gone.
	await sleep(HOLD_MS / 4);
}
