import type { Plugin } from "vite";

/** What the libraries would carry along although nothing here calls it: tRPC's hooks name it all, so that nothing falls away by itself. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
	"query-core/build/modern/infiniteQueryBehavior.js": [
		"hasNextPage",
		"hasPreviousPage",
		"infiniteQueryBehavior",
	],
	"query-core/build/modern/infiniteQueryObserver.js": ["InfiniteQueryObserver"],
	"query-core/build/modern/queriesObserver.js": ["QueriesObserver"],
	"react-query/build/modern/useInfiniteQuery.js": ["useInfiniteQuery"],
	"react-query/build/modern/usePrefetchInfiniteQuery.js": ["usePrefetchInfiniteQuery"],
	"react-query/build/modern/useQueries.js": ["useQueries"],
	"react-query/build/modern/useSuspenseInfiniteQuery.js": ["useSuspenseInfiniteQuery"],
	"react-query/build/modern/useSuspenseQueries.js": ["useSuspenseQueries"],
};
const USES = /\b(?:use(?:Suspense)?Queries|\w*Infinite\w*)\b/;

/** Leaves those parts out of what browsers load, a kilobyte and a half, and stops the build of whoever begins to use one. */
export function unusedParts(): Plugin {
	return {
		name: "unused-parts",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "client",
		load(id) {
			const part = Object.keys(PARTS).find((file) => id.endsWith(file));
			if (!part) return;
			const names = PARTS[part]?.map((name) => `gone as ${name}`).join(", ");
			return `function gone() { throw new Error("left out of the build, see unused-parts.plugin.ts") }\nexport { ${names} };`;
		},
		transform(code, id) {
			if (id.includes("/node_modules/") || !/\.tsx?$/.test(id)) return;
			const use = USES.exec(code);
			if (use)
				this.error(`${use[0]} is left out of the build: take it off the list in unused-parts.plugin.ts`);
		},
	};
}
