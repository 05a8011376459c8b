// Measures the built site:
// `npx --yes pnpm@12 bench [part…] [--assert] [--kills n] [--visits n] [--seconds n] [--from ref]`
import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { board } from "./board.ts";
import { classBehindOneAddress } from "./class.ts";
import { guess } from "./guess.ts";
import { kill } from "./kill.ts";
import { live } from "./live.ts";
import { pages } from "./pages.ts";
import { isMet, print, type Row } from "./rows.ts";
import { build } from "./server.ts";
import { upgrade } from "./upgrade.ts";

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		assert: { type: "boolean", default: false },
		from: { type: "string" },
		seconds: { type: "string", default: "120" },
		kills: { type: "string", default: "100" },
		visits: { type: "string", default: "5" },
	},
});

const PARTS: Readonly<Record<string, () => Promise<Row[]>>> = {
	guess,
	board,
	pages: () => pages({ visits: Number(values.visits) }),
	live,
	class: () => classBehindOneAddress({ seconds: Number(values.seconds) }),
	upgrade: () => upgrade(values.from),
	kill: () => kill({ kills: Number(values.kills) }),
};

const unknown = positionals.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
	console.error(`No part ${unknown.join(", ")}. There are: ${Object.keys(PARTS).join(", ")}.`);
	process.exit(2);
}

build();
let missed = 0;
for (const [name, measure] of Object.entries(PARTS)) {
	if (positionals.length > 0 && !positionals.includes(name)) continue;
	warnIfBusy();
	const rows = await measure();
	print(name, rows);
	missed += rows.filter((row) => !isMet(row)).length;
}
console.log(missed === 0 ? "\nEvery target is met." : `\n${missed} missed.`);
if (missed > 0 && values.assert) process.exitCode = 1;

/** Ratios and medians are robust, except where other programs keep emptying the processor's caches. */
function warnIfBusy(): void {
	const [load = 0] = loadavg();
	if (load < availableParallelism()) return;
	console.log(`The machine is busy (load ${load.toFixed(1)}): expect numbers that are too high.`);
}
