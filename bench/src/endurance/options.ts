import { parseArgs } from "node:util";

export interface EnduranceOptions {
	/** Seeds all randomness except timing. */
	readonly seed: string;
	readonly calls: number;
	readonly from: number;
	readonly kills: number;
	readonly rounds: number;
	readonly minutes: number;
	/** Null means SQLite, and both in parts that test both. */
	readonly database: DatabaseName | null;
}

export type DatabaseName = "sqlite" | "postgres";

const DEFAULTS = { calls: 100_000, kills: 100, rounds: 5, minutes: 10 } as const;

/** Reads the command line after `endurance`. @throws Error for an unknown option or an invalid value. */
export function readOptions(args: readonly string[]): {
	names: string[];
	options: EnduranceOptions;
	isAsserted: boolean;
} {
	const { values, positionals } = parseArgs({
		args: [...args],
		allowPositionals: true,
		options: {
			assert: { type: "boolean", default: false },
			seed: { type: "string" },
			calls: { type: "string" },
			from: { type: "string" },
			kills: { type: "string" },
			rounds: { type: "string" },
			minutes: { type: "string" },
			database: { type: "string" },
		},
	});
	return {
		names: positionals,
		isAsserted: values.assert,
		options: {
			seed: values.seed ?? String(Date.now()),
			calls: numberOf("calls", values.calls, DEFAULTS.calls),
			from: numberOf("from", values.from, 0),
			kills: numberOf("kills", values.kills, DEFAULTS.kills),
			rounds: numberOf("rounds", values.rounds, DEFAULTS.rounds),
			minutes: numberOf("minutes", values.minutes, DEFAULTS.minutes),
			database: databaseOf(values.database),
		},
	};
}

function numberOf(name: string, text: string | undefined, defaultValue: number): number {
	const value = text === undefined ? defaultValue : Number(text);
	if (!Number.isFinite(value) || value < 0) throw new Error(`--${name} takes a number.`);
	return value;
}

function databaseOf(name: string | undefined): DatabaseName | null {
	if (name === undefined || name === "sqlite" || name === "postgres") return name ?? null;
	throw new Error("--database takes sqlite or postgres.");
}
