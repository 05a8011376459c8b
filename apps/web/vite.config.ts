import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { flags } from "./scripts/plugins/flags.plugin.ts";
import { icons } from "./scripts/plugins/icons.plugin.ts";
import { pageAssets } from "./scripts/plugins/page-assets.plugin.ts";

// Browsers with light-dark(), nesting and @property, which the stylesheet uses untranslated.
const BROWSERS = ["chrome123", "edge123", "firefox128", "safari17.5"];

/**
 * The first load is two files: its packages, which browsers cache until one is updated, and the rest.
 * "$initial" marks static imports of the entry, so that code of lazy chunks stays in those.
 */
const FIRST_LOAD = [
	{ name: "base", test: /node_modules/, tags: ["$initial" as const] },
	{ name: "app", tags: ["$initial" as const] },
];

/** The stage in one file, because classic and custom games share it. */
const STAGE = {
	name: "stage",
	test: /src\/features\/play\/(stage(-(machine|state|words|rules))?|ranked-stage|use-(earned|stage|stage-keys|seconds-left)|half|dock|medallion|scores|dealer|dealer-error|article-link|preview\.slot|sound\/sound-slot)\.tsx?$/,
	includeDependenciesRecursively: false,
};

export default defineConfig(({ command, isSsrBuild }) => ({
	plugins: [
		tanstackRouter({
			target: "react",
			autoCodeSplitting: true,
			quoteStyle: "double",
			semicolons: true,
			addExtensions: true,
			disableLogging: true,
		}),
		react(),
		// Vite minifies for the browsers above; Tailwind's own pass would replace light-dark() for older ones.
		tailwindcss({ optimize: false }),
		flags(),
		icons(),
		pageAssets(),
	],
	build: {
		target: BROWSERS,
		manifest: !isSsrBuild,
		outDir: isSsrBuild ? "dist/server" : "dist/client",
		emptyOutDir: true,
		copyPublicDir: !isSsrBuild,
		assetsInlineLimit: 0,
		// Pages name their own scripts, and a hovered link preloads the next ones.
		modulePreload: false,
		reportCompressedSize: false,
		rolldownOptions: {
			input: isSsrBuild ? "src/entry-server.tsx" : "src/entry-client.tsx",
			output: isSsrBuild ? {} : { codeSplitting: { groups: [...FIRST_LOAD, STAGE] } },
		},
	},
	// Otherwise libraries read it on every render, which makes rendering ten times as slow if it is not set.
	define: command === "build" ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
	// The built server rendering bundles its libraries; in development Node loads them.
	ssr: command === "build" ? { noExternal: true } : {},
	server: { host: "127.0.0.1" },
}));
