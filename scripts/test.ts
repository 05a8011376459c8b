// `npx --yes pnpm@12 test [suite…]`: runs every check and prints one line for each suite; the last line is the sum.
import { availableParallelism } from "node:os";
import { readModules } from "./architecture/modules.ts";
import { installMissingPackages } from "./process/install-missing-packages.ts";
import { requireNode24 } from "./process/node-24.ts";
import { stopOnSignals } from "./process/run.ts";
import { type Arguments, readArguments } from "./testing/arguments.ts";
import { changedFiles } from "./testing/changes.ts";
import { costText, failuresText, resultText } from "./testing/print.ts";
import { runSuites } from "./testing/schedule.ts";
import { select } from "./testing/selection.ts";
import { sharedPostgres } from "./testing/shared-postgres.ts";
import { allSuites, type Suite } from "./testing/suites.ts";

requireNode24();
installMissingPackages();

const postgres = sharedPostgres();
const options = orExit(() => readArguments(process.argv.slice(2)));
const suites = orExit(() => chosen(allSuites(postgres), options));

// The suites' programs inherit the environment.
if (options.all) process.env.HILO_TEST_ALL = "1";

stopOnSignals(() => postgres.stop());

const cores = Math.max(2, availableParallelism());
const results = await runSuites(suites, cores, (result) => console.log(resultText(result))).finally(() =>
	postgres.stop(),
);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
const summary = [
	options.cost && costText(results),
	failuresText(results, options.all),
	`\n${passed} passed, ${failed} failed`,
];
console.log(summary.filter(Boolean).join("\n"));
process.exitCode = failed > 0 ? 1 : 0;

function chosen(all: readonly Suite[], { suites, args, changedSince }: Arguments): readonly Suite[] {
	if (changedSince !== null) return nearChange(all, changedSince);
	const known = new Map(all.map((suite) => [suite.name, suite]));
	const unknown = suites.filter((name) => !known.has(name));
	if (unknown.length > 0)
		throw new Error(`No suite ${unknown.join(", ")}. There are: ${[...known.keys()].join(", ")}.`);
	if (suites.length === 0) return all;
	const needed = suites.flatMap((name) => known.get(name)?.needs ?? []);
	return all
		.filter(({ name }) => suites.includes(name) || needed.includes(name))
		.map((suite) => (suites.includes(suite.name) ? { ...suite, run: () => suite.run(args) } : suite));
}

function nearChange(all: readonly Suite[], base: string): readonly Suite[] {
	const changed = changedFiles(base);
	if (changed.length === 0) return [];
	const selection = select(readModules(), changed);
	for (const note of selection.notes) console.log(note);
	return all.flatMap((suite) => {
		const args = selection.suites.get(suite.name);
		return args === undefined ? [] : { ...suite, run: () => suite.run(args) };
	});
}

function orExit<Value>(read: () => Value): Value {
	try {
		return read();
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exit(2);
	}
}
