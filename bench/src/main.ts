// `npx --yes pnpm@12 bench [part…] [--assert]`: measures costs and compares them with targets.
// `npx --yes pnpm@12 bench endurance [part…]`: tests the site under faults, see endurance/.
import { availableParallelism, loadavg } from "node:os";
import { endurance } from "./endurance/endurance.ts";
import { admin } from "./parts/admin.ts";
import { board } from "./parts/board.ts";
import { cluster } from "./parts/cluster.ts";
import { commits } from "./parts/commits.ts";
import { daily } from "./parts/daily/daily.ts";
import { games } from "./parts/games.ts";
import { guess } from "./parts/guess.ts";
import { phone } from "./parts/lighthouse.ts";
import { live } from "./parts/live/live.ts";
import { pageCosts } from "./parts/page-costs.ts";
import { peer } from "./parts/peer.ts";
import { poll } from "./parts/poll.ts";
import { rank } from "./parts/rank.ts";
import { restarts } from "./parts/restarts.ts";
import { search } from "./parts/search.ts";
import { social } from "./parts/social.ts";
import { startUp } from "./parts/start-up.ts";
import { build } from "./processes/workspace.ts";
import { type Line, printPart } from "./report.ts";

interface Part {
	readonly title: string;
	readonly needs: readonly ("server" | "web")[];
	measure(): Promise<Line[]>;
}

const PARTS: Readonly<Record<string, Part>> = {
	guess: { needs: ["server"], title: "A judged guess: CPU time of the server", measure: guess },
	board: { needs: ["server"], title: "The classic board: CPU time of the server", measure: board },
	peer: {
		needs: ["server"],
		title: "The same on Express 5 and better-sqlite3: CPU time of the server",
		measure: peer,
	},
	pages: {
		needs: ["server", "web"],
		title: "Pages and files: CPU time of the server",
		measure: pageCosts,
	},
	rank: {
		needs: [],
		title: "One's own place on a board: time of the call",
		measure: rank,
	},
	search: {
		needs: [],
		title: "Finding players by two letters of their names: time of the call",
		measure: search,
	},
	poll: { needs: ["server"], title: "The current-user poll: CPU time of the server", measure: poll },
	social: {
		needs: [],
		title: "Friends and messages of a player who has many: time of the use cases",
		measure: social,
	},
	games: {
		needs: [],
		title: "Custom games: making one, and finding one among many: time of the use cases",
		measure: games,
	},
	admin: {
		needs: [],
		title: "Administrators' lists on a site of a million players: time of the calls",
		measure: admin,
	},
	cluster: {
		needs: ["server"],
		title: "Judged guesses on 1, 2 and 3 processes of one site, on PostgreSQL",
		measure: cluster,
	},
	commits: { needs: [], title: "Transactions that share a commit, on SQLite", measure: commits },
	daily: {
		needs: ["server"],
		title: "The daily deck: 10,000 who open it in one minute, and its guesses beside classic ones",
		measure: daily,
	},
	live: {
		needs: ["server"],
		title: "Live events: 10,000 streams at one process, and 1,000 players chatting",
		measure: live,
	},
	restarts: {
		needs: ["server"],
		title: "20 restarts, and 20 hand-overs of the port, under load",
		measure: restarts,
	},
	start: { needs: ["server"], title: "Start-up", measure: startUp },
	lighthouse: {
		needs: ["server", "web"],
		title: "Lighthouse, its phone, median of five",
		measure: phone,
	},
};

const args = process.argv.slice(2);
const names = args.filter((arg) => arg !== "--assert");
const unknown = names.filter((name) => !(name in PARTS));
if (unknown.length > 0 && names[0] !== "endurance") {
	console.error(`No part ${unknown.join(", ")}. There are: ${Object.keys(PARTS).join(", ")}, endurance.`);
	process.exit(2);
}

try {
	if (names[0] === "endurance") process.exitCode = Math.min(1, await endurance(args.slice(1)));
	else await measureAll();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}

async function measureAll(): Promise<void> {
	const missed = await measure();
	console.log(missed === 0 ? "\nEvery target is met." : `\n${missed} missed.`);
	process.exitCode = missed > 0 && args.includes("--assert") ? 1 : 0;
}

async function measure(): Promise<number> {
	let missed = 0;
	warnIfBusy();
	for (const [name, part] of Object.entries(PARTS)) {
		if (names.length > 0 && !names.includes(name)) continue;
		if (part.needs.length > 0) build(part.needs);
		const lines = await part.measure();
		printPart(part.title, lines);
		missed += lines.filter(({ pass }) => pass === false).length;
	}
	return missed;
}

/** Ratios and medians are robust, except where other programs keep emptying the processor's caches. */
function warnIfBusy(): void {
	const [load = 0] = loadavg();
	if (load < availableParallelism()) return;
	console.log(`The machine is busy (load ${load.toFixed(1)}): expect numbers that are too high.`);
}
