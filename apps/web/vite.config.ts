import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { flags } from "./scripts/plugins/flags.plugin.ts";
import { icons } from "./scripts/plugins/icons.plugin.ts";
import { pageAssets } from "./scripts/plugins/page-assets.plugin.ts";

// Browsers that know light-dark(), nesting and @property: the stylesheet is written in them and goes out as it is.
const BROWSERS = ["chrome123", "edge123", "firefox128", "safari17.5"];

/**
 * The first load is two files: its packages, which a browser keeps until one of them is updated, and the rest. "$initial" marks what the
 * entry imports statically: what only a lazy chunk uses stays with that chunk.
 */
const FIRST_LOAD = [
	{ name: "base", test: /node_modules/, tags: ["$initial" as const] },
	{ name: "app", tags: ["$initial" as const] },
];

/** The stage in one file: classic and custom games are played on the same one, and share other parts of it with other pages. */
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
		// Vite minifies for the browsers above; Tailwind's own pass would write light-dark() out for older ones.
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
	// Else libraries ask for it at each turn while a page is drawn, and draw it ten times as slowly where nobody has set it.
	define: command === "build" ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
	// The built server rendering stands alone; in development Node loads the libraries itself.
	ssr: command === "build" ? { noExternal: true } : {},
	server: { host: "127.0.0.1" },
}));
