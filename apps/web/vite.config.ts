import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { flags } from "./scripts/plugins/flags.plugin.ts";
import { icons } from "./scripts/plugins/icons.plugin.ts";
import { pageAssets } from "./scripts/plugins/page-assets.plugin.ts";

// Browsers with light-dark(), nesting and @property, which the stylesheet uses untranslated.
const BROWSERS = ["chrome123", "edge123", "firefox128", "safari17.5"];

/** Small modules that pages of several features need. */
const SHARED = [
	"src/(ui|platform|shell)/",
	"node_modules",
	// The rules of play, import, administration, tokens and invitations are in the files of their features.
	"packages/(?!rules/src/((admin|custom-games/import|play)/|api-tokens/(?!api-tokens\\.)|registration/invitations))",
	"features/accounts/(account-forms|sign-out)",
	"features/custom-games/(cover|import/export|share/game-link)",
	"features/friends/(people|duel-record)",
	"features/moderation/(report\\.tsx|reason-text)",
	"features/play/(game-icon|art/(item-)?tile)",
];

/**
 * The files of the build: the code of every page ("$initial"), then what several pages share, by feature. A line takes
 * what its modules import with them, so a feature follows those that it imports. The rest stays with its page.
 */
const shared = (name: string, test: RegExp) => ({ name, test, minShareCount: 2 });
const FILES = [
	{ name: "base", test: /node_modules/, tags: ["$initial" as const] },
	{ name: "app", tags: ["$initial" as const] },
	shared("virtual", /node_modules\/@tanstack\/(react-virtual|virtual-core)/),
	shared("qr", /node_modules\/uqr|src\/ui\/qr-code/),
	shared("shared", new RegExp(SHARED.join("|"))),
	// What pages without a stage show of games, and of a player's and the friends' progress.
	shared(
		"art",
		/features\/(play\/(art\/|marks|stage\/(count-up|article-link))|progression\/|daily\/result\/friends-)/,
	),
	shared("sign-up", /features\/accounts\/(?!api-tokens)|registration\/invitations/),
	shared("pictures", /features\/pictures\//),
	shared("stage", /features\/(play|custom-games\/stage|duels\/duel-rules)|packages\/rules\/src\/play\//),
	shared("duels", /features\/duels\//),
	shared(
		"social",
		/features\/((friends|presence|moderation|profiles)\/|custom-games\/share\/invite-friends)/,
	),
	shared("games", /features\/custom-games\/(?!editor|import|share)/),
	shared("editor", /features\/custom-games\/(?!share)/),
	shared("chat", /features\/chat\//),
	shared("site", /features\/(site|daily\/(deck|daily-card))/),
	shared("daily", /features\/daily\//),
	// What the profile and the administration share. One file for both parts, because each is small.
	shared("support", /features\/support\/|\/api-tokens/),
	shared("admin", /features\/admin\/|packages\/rules\/src\/admin\//),
];

export default defineConfig(({ command, isSsrBuild, mode }) => ({
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
