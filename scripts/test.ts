// `npx --yes pnpm@12 test [suite…]`: runs every check, prints one line per suite, and the sum in the last line.
import { availableParallelism } from "node:os";
import { installRest } from "./process/install-rest.ts";
import { requireNode24 } from "./process/node-24.ts";
import { stopOnSignals } from "./process/run.ts";
import { type Result, runSuites } from "./testing/schedule.ts";
import { sharedPostgres } from "./testing/shared-postgres.ts";
import { allSuites, type Suite } from "./testing/suites.ts";

requireNode24();
installRest();

const postgres = sharedPostgres();
const suites = chosen(allSuites(postgres), process.argv.slice(2));

stopOnSignals(() => postgres.stop());

// Each of the long suites keeps two cores busy by itself; a second one fills its pauses, and a third would only be in the way.
const lanes = Math.max(2, Math.floor(availableParallelism() / 2));
const results = await runSuites(suites, lanes, print).finally(() => postgres.stop());
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
const broken = results.filter((result) => result.failed > 0).map(({ name }) => name);
if (broken.length > 0) console.log(`\nFailed: ${broken.join(", ")}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** The named suites and what they need; all without a name. */
function chosen(all: Suite[], names: string[]): Suite[] {
	const known = new Map(all.map((suite) => [suite.name, suite]));
	const unknown = names.filter((name) => !known.has(name));
	if (unknown.length > 0) {
		console.error(`No suite ${unknown.join(", ")}. There are: ${[...known.keys()].join(", ")}.`);
		process.exit(2);
	}
	const wanted = new Set(names.flatMap((name) => [name, ...(known.get(name)?.needs ?? [])]));
	return names.length === 0 ? all : all.filter(({ name }) => wanted.has(name));
}

function print({ name, passed, failed, skipped, seconds, output }: Result): void {
	const counts = [`${passed} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`];
	const line = counts.filter(Boolean).join(", ");
	console.log(`${failed > 0 ? "✗" : "✓"} ${name.padEnd(12)} ${line.padEnd(34)} ${seconds.toFixed(1)} s`);
	if (failed > 0) console.log(`\n${output.trimEnd()}\n`);
}
