import type { Plugin } from "vite";

/**
 * Leaves dynamic imports as they are. Vite wraps each in a helper that preloads styles and chunks; here all styles stand in the
 * document and pages name their chunks themselves, so that the helper would be a kilobyte of every first load.
 */
export function plainImports(): Plugin {
	return {
		name: "plain-imports",
		enforce: "pre",
		apply: "build",
		load: (id) =>
			id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined,
	};
}
