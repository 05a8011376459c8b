export interface Arguments {
	/** Empty for all. */
	readonly suites: readonly string[];
	readonly args: readonly string[];
	/** The base of `--changed`: changes count from its common ancestor with HEAD. */
	readonly changedSince: string | null;
	readonly cost: boolean;
	readonly all: boolean;
}

const OPTIONS = ["--all", "--cost", "--changed"];

/**
 * Reads `[suite…] [--all] [--cost] [--changed [base]] [-- args]`.
 * @throws with a message for the user.
 */
export function readArguments(argv: readonly string[]): Arguments {
	const end = argv.includes("--") ? argv.indexOf("--") : argv.length;
	const args = argv.slice(end + 1);
	const options = argv.slice(0, end).filter((arg) => arg.startsWith("-"));
	const names = argv.slice(0, end).filter((arg) => !arg.startsWith("-"));
	const unknown = options.filter((arg) => !OPTIONS.includes(arg));
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
