import tailwindcss from "@tailwindcss/vite";
import { tanstackRouterGenerator } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { descriptions } from "./scripts/plugins/descriptions.plugin.ts";
import { flags } from "./scripts/plugins/flags.plugin.ts";
import { icons } from "./scripts/plugins/icons.plugin.ts";
import { minifyAgain } from "./scripts/plugins/minify-again.plugin.ts";
import { pageAssets } from "./scripts/plugins/page-assets.plugin.ts";
import { pageStyles } from "./scripts/plugins/page-styles.plugin.ts";
import { plainHelpers } from "./scripts/plugins/plain-helpers.plugin.ts";
import { unusedParts } from "./scripts/plugins/unused-parts.plugin.ts";

// Browsers that know light-dark(), nesting and @property: the stylesheet is written in them and goes out as it is.
const BROWSERS = ["chrome123", "edge123", "firefox128", "safari17.5"];

export default defineConfig(({ command, isSsrBuild }) => ({
	plugins: [
		tanstackRouterGenerator({
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
		descriptions(),
		pageStyles(),
		plainHelpers(),
		unusedParts(),
		minifyAgain(),
	],
	resolve: {
		// React has had useSyncExternalStore since 18: the shim's own copy would only be carried along.
		alias: { "use-sync-external-store/shim": "use-sync-external-store" },
	},
	build: {
		target: BROWSERS,
		manifest: !isSsrBuild,
		outDir: isSsrBuild ? "dist/server" : "dist/client",
		emptyOutDir: true,
		copyPublicDir: !isSsrBuild,
		assetsInlineLimit: 0,
		modulePreload: false,
		reportCompressedSize: false,
		rolldownOptions: {
			input: isSsrBuild ? "src/entry-server.tsx" : "src/entry-client.tsx",
			// What the libraries do on import is no more than define what they export: parts that nobody uses can go.
			treeshake: { moduleSideEffects: (id) => isSsrBuild || !id.includes("/node_modules/") },
			output: isSsrBuild ? {} : { codeSplitting: { groups: [{ name: "base", test: /node_modules/ }] } },
		},
	},
	// The built server rendering stands alone; in development Node loads the libraries itself.
	ssr: command === "build" ? { noExternal: true } : {},
	server: { host: "127.0.0.1" },
}));
