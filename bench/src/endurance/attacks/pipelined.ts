import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { SiteProcess } from "../site-process.ts";
import { ATTACKER } from "./watch.ts";

/** How long the attacker holds on after everything is sent. */
const HOLD_MS = 8000;

interface Flood {
	readonly connections: number;
	readonly requests: number;
	/** What the n-th request asks for. */
	path(n: number): string;
}

/** Opens connections that send all their requests in one write, and reads nothing of the answers. */
export async function pipeline(site: SiteProcess, { connections, requests, path }: Flood): Promise<void> {
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
	// What goes on although no one waits for it shows now.
	await sleep(HOLD_MS / 4);
}
