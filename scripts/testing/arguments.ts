/** What `test` was asked for. */
export interface Arguments {
	/** The named suites; none stands for all. */
	readonly suites: readonly string[];
	/** What the suite is handed, from after `--`. */
	readonly args: readonly string[];
	/** The branch or commit since whose common ancestor the changes count, with `--changed`. */
	readonly changedSince: string | null;
	/** Whether to print which files of tests took longest. */
	readonly cost: boolean;
	/** Whether tests of rules run on both databases, not on SQLite alone. */
	readonly all: boolean;
}

const OPTIONS = ["--all", "--cost", "--changed"];

/**
 * Reads `[suite…] [--all] [--cost] [--changed [base]] [-- args]`. Throws an error for people to read when that makes no
 * sense.
 */
export function readArguments(argv: readonly string[]): Arguments {
	const end = argv.includes("--") ? argv.indexOf("--") : argv.length;
	const args = argv.slice(end + 1);
	const options = argv.slice(0, end).filter((each) => each.startsWith("-"));
	const names = argv.slice(0, end).filter((each) => !each.startsWith("-"));
	const unknown = options.filter((each) => !OPTIONS.includes(each));
	if (unknown.length > 0) throw new Error(`There is no option ${unknown.join(", ")}.`);
	const cost = options.includes("--cost");
	const all = options.includes("--all");
	if (options.includes("--changed")) {
		if (names.length > 1 || args.length > 0)
			throw new Error("--changed chooses the tests; it takes at most a base.");
		return { suites: [], args: [], changedSince: names[0] ?? "main", cost, all };
	}
	if (args.length > 0 && names.length !== 1)
		throw new Error("Name the one suite that takes what follows --.");
	return { suites: names, args, changedSince: null, cost, all };
}
