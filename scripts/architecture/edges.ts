/** Which packages of the workspace a package may import. */
interface Edges {
	/** In what ships. */
	value: readonly string[];
	/** As types only, in what ships. */
	types?: readonly string[];
	/** Modules of other packages that may be imported all the same. */
	modules?: RegExp;
	/** In its tests, their helpers, its examples, scripts and configuration as well. */
	tooling?: readonly string[];
	/** Allowed like `value`, for code that is still to be written. */
	coming?: readonly string[];
}

/** The layers, from the purest up, without circles. A package that isn't here may not be imported, nor import. */
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
		// What a start screen offers, a credits page names, and a list that failed to load falls back to. Items come from the server.
		modules: /^@hilo\/catalog\/\w+\/\w+\.(filters|list|source)$/,
		tooling: ["catalog", "e2e"],
	},
	// Its examples import it by name, as another package does.
	client: { value: [], types: ["server"], tooling: ["server", "client"] },
	// What needs no running server runs the server's use cases on the database itself.
	cli: { value: ["rules", "db", "server"], coming: ["client"] },
	// Some journeys bring the tests' PostgreSQL.
	e2e: { value: ["rules", "catalog", "db"] },
	bench: { value: ["rules", "catalog", "db", "server", "e2e"] },
	scripts: { value: ["db"] },
};

/** The folder of each package, from the root. */
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
