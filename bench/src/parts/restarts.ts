import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../processes/free-port.ts";
import { inScratch, SITE } from "../processes/workspace.ts";
import { atMost, info, type Line, plain } from "../report.ts";

const ROUNDS = 20;
const CLIENTS = 8;
const UNDER_LOAD_MS = 300;
const PATHS = ["/api/game-status", "/api/user/me", "/health", "/api/leaderboard/countryGame"];

interface SiteOptions {
	readonly port: number;
	readonly dataDir: string;
}

/** Measures what keep-alive clients without retries notice of restarts and of hand-overs of the port. */
export function restarts(): Promise<Line[]> {
	return inScratch(async (dataDir) => {
		const options = { port: await freePort(), dataDir };
		let server = await open(options);
		const restarted = startClients(options.port);
		for (let round = 0; round < ROUNDS; round++) {
			await sleep(UNDER_LOAD_MS);
			await stop(server);
			server = await open(options);
		}
		await restarted.stop();
		const handedOver = startClients(options.port);
		for (let round = 0; round < ROUNDS; round++) {
			await sleep(UNDER_LOAD_MS);
			const next = await open(options);
			await stop(server);
			server = next;
		}
		await handedOver.stop();
		await stop(server);
		return [
			info("requests answered, restarts", String(restarted.answers())),
			atMost("requests that were sent and lost", restarted.lost(), 0, plain),
			info("requests answered, hand-overs", String(handedOver.answers())),
			atMost("requests that were sent and lost", handedOver.lost(), 0, plain),
			atMost("connections refused", handedOver.refused(), 0, plain),
		];
	});
}

/** Waits for the line in its output, because another process might answer /health. */
async function open({ port, dataDir }: SiteOptions): Promise<ChildProcess> {
	const child = spawn(process.execPath, [SITE], {
		env: {
			PATH: process.env.PATH,
			NODE_ENV: "production",
			PORT: String(port),
			DATA_DIR: dataDir,
			REUSE_PORT: "on",
			RATE_LIMITS: "off",
			BACKUP_AT: "off",
		},
		stdio: ["ignore", "pipe", "inherit"],
	});
	for await (const chunk of child.stdout) if (String(chunk).includes("Hilo is open")) break;
	if (child.exitCode !== null) throw new Error("The site didn't start.");
	return child;
}

async function stop(child: ChildProcess): Promise<void> {
	const ended = once(child, "exit");
	child.kill("SIGTERM");
	await ended;
}

function startClients(port: number) {
	const failures: string[] = [];
	let answers = 0;
	let isOver = false;
	const runClient = async (_: unknown, n: number) => {
		const agent = new Agent({ keepAlive: true, maxSockets: 1 });
		for (let sent = n; !isOver; sent++) {
			const code = await requestError(`http://127.0.0.1:${port}${PATHS[sent % PATHS.length]}`, agent);
			if (code === null) answers++;
			else failures.push(code);
			// No process listens: the pause of a client that tries again.
			if (code === "ECONNREFUSED") await sleep(20);
		}
		agent.destroy();
	};
	const clients = Promise.all(Array.from({ length: CLIENTS }, runClient));
	const refused = () => failures.filter((code) => code === "ECONNREFUSED").length;
	return {
		answers: () => answers,
		refused,
		lost: () => failures.length - refused(),
		async stop() {
			isOver = true;
			await clients;
		},
	};
}

function requestError(url: string, agent: Agent): Promise<string | null> {
	return new Promise((resolve) => {
		const failed = (error: Error & { code?: string }) => resolve(error.code ?? error.message);
		get(url, { agent }, (response) => {
			response.resume();
			response.once("end", () => resolve(response.complete ? null : "INCOMPLETE"));
			response.once("error", failed);
		}).once("error", failed);
	});
}
