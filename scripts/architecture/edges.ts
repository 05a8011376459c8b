interface Edges {
	/** Imports of shipped code, types included. */
	value: readonly string[];
	/** Type imports of shipped code only. */
	types?: readonly string[];
	/** Single modules of other packages that are allowed too. */
	modules?: RegExp;
	/** Additional imports of tests, their helpers, examples, scripts and configuration. */
	tooling?: readonly string[];
	/** Allowed like `value`, for planned code that does not exist yet. */
	coming?: readonly string[];
}

/** The layers, pure ones first. A package without a row may not import nor be imported. */
export const EDGES: Readonly<Record<string, Edges>> = {
	config: { value: [] },
	rules: { value: [] },
	catalog: { value: ["rules"] },
	sources: { value: ["rules", "catalog"] },
	db: { value: ["rules"] },
	server: { value: ["rules", "catalog", "db", "sources"] },
	web: {
		value: ["rules"],
		types: ["server"],
		// Filter options, credits and fallback lists only: the items come from the server.
		modules: /^@hilo\/catalog\/\w+\/\w+\.(filters|list|source)$/,
		tooling: ["catalog", "e2e"],
	},
	// The examples import the client by its package name.
	client: { value: ["rules"], types: ["server"], tooling: ["server", "client"] },
	// Commands that need no running server run the server's use cases on the database.
	cli: { value: ["rules", "db", "server"], coming: ["client"] },
	// Some journeys start the tests' PostgreSQL.
	e2e: { value: ["rules", "catalog", "db"] },
	bench: { value: ["rules", "catalog", "db", "server", "e2e"] },
	scripts: { value: ["db"] },
};

export const FOLDERS: Readonly<Record<string, string>> = {
	config: "packages/config",
	rules: "packages/rules",
	catalog: "packages/catalog",
	sources: "packages/sources",
	db: "packages/db",
	client: "packages/client",
	server: "apps/server",
	web: "apps/web",
	cli: "apps/cli",
	e2e: "apps/e2e",
	bench: "bench",
	scripts: "scripts",
};
