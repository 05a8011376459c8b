import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { flags } from "./scripts/plugins/flags.plugin.ts";
import { icons } from "./scripts/plugins/icons.plugin.ts";
import { pageAssets } from "./scripts/plugins/page-assets.plugin.ts";

// Browsers with light-dark(), nesting and @property, which the stylesheet uses untranslated.
const BROWSERS = ["chrome123", "edge123", "firefox128", "safari17.5"];

// Code that only some pages share. Nearly all fetch "shared".
const STAGE = /[\\/]features[\\/]play[\\/](stage|dealers)[\\/]/;
const CLASSIC = /[\\/]features[\\/]play[\\/](classic|challenge-panel)[\\/]/;
const DECK = /[\\/]features[\\/]daily[\\/]deck[\\/]/;
const PEOPLE = /[\\/]features[\\/](friends|chat|pictures)[\\/]/;
const CUSTOM = /[\\/]features[\\/]custom-games[\\/]/;
const ADMIN = /[\\/]features[\\/]admin[\\/]/;
const LISTS = /[\\/]virtual-core[\\/]|[\\/]react-virtual[\\/]/;
const OWN = [STAGE, CLASSIC, DECK, PEOPLE, CUSTOM, ADMIN, LISTS];

/** Files with the code of every page ("$initial") and of several pages. The rest stays with its page. */
const FILES = [
	{ name: "app", tags: ["$initial" as const] },
	{ name: "shared", minShareCount: 6, test: (id: string) => !OWN.some((own) => own.test(id)) },
	{ name: "stage", minShareCount: 2, test: STAGE },
	{ name: "classic", minShareCount: 2, test: CLASSIC },
	{ name: "deck", minShareCount: 2, test: DECK },
	{ name: "people", minShareCount: 4, test: PEOPLE },
	{ name: "custom", minShareCount: 6, test: CUSTOM },
	{ name: "admin", minShareCount: 2, test: ADMIN },
];

export default defineConfig(({ command, isSsrBuild, mode }) => ({
	// Built files name one another by relative addresses: a site's base path is a setting of the server.
	base: command === "build" ? "./" : "/",
	plugins: [
		tanstackRouter({
			target: "react",
			autoCodeSplitting: true,
			codeSplittingOptions: {
				// Errors are part of the first load, because a page's code may be what fails to load.
				defaultBehavior: [["component"]],
				// Tests never replace a route's code.
				addHmr: mode !== "test",
			},
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
		cssCodeSplit: false,
		reportCompressedSize: false,
		rolldownOptions: {
			input: isSsrBuild ? "src/entry-server.tsx" : "src/entry-client.tsx",
			output: isSsrBuild ? {} : { codeSplitting: { groups: FILES } },
		},
	},
	// Otherwise libraries read it on every render, which makes rendering ten times as slow if it is not set.
	define: command === "build" ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
	// The built server rendering bundles its libraries; in development Node loads them.
	ssr: command === "build" ? { noExternal: true } : {},
	// In development a library that is found while the import's worker starts would come too late for it.
	optimizeDeps: { include: ["@hilo/rules > papaparse"] },
	server: { host: "127.0.0.1" },
}));
