import { fileURLToPath } from "node:url";
import { chromiumExecutable, TEST_ARGS } from "@hilo/e2e/chromium";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

const { path, args, env } = await chromiumExecutable();
const propertySeed = fileURLToPath(import.meta.resolve("@hilo/config/property-seed"));

/** Plain logic and the server rendering run in Node (*.test.ts), components in a browser (*.test.tsx). */
export default defineConfig({
	test: {
		projects: [
			{
				extends: "./vite.config.ts",
				test: {
					name: "node",
					environment: "node",
					// No test replaces modules and each puts back what it changes, so one worker's modules serve them all.
					isolate: false,
					// Projects with different numbers of workers run one after the other: this short one first.
					sequence: { groupOrder: 0 },
					include: ["src/**/*.test.ts"],
					setupFiles: [propertySeed],
					restoreMocks: true,
					// The first page brings the whole client along, and the machine may have other work.
					testTimeout: 60_000,
					expect: { poll: { timeout: 10_000 } },
				},
			},
			{
				extends: "./vite.config.ts",
				// The React that players get, not the one for development.
				oxc: { jsx: { development: false } },
				// All that are bundled: one found while a test runs would have the page load everything a second time.
				optimizeDeps: {
					noDiscovery: true,
					rolldownOptions: { transform: { define: { "process.env.NODE_ENV": '"production"' } } },
					include: [
						"@mswjs/interceptors/fetch",
						"@mswjs/interceptors/XMLHttpRequest",
						"@tanstack/react-query",
						"@tanstack/react-router",
						"@tanstack/react-virtual",
						"@trpc/client",
						"@trpc/react-query",
						"@trpc/server",
						"@trpc/server/adapters/fetch",
						"@trpc/server/observable",
						"axe-core",
						"diff",
						"msw/experimental",
						"msw/http",
						"react",
						"react-dom",
						"react-dom/client",
						"react-dom/server",
						"react/jsx-runtime",
						"uplot",
						"uqr",
						"vitest-browser-react",
						"vitest-browser-react/pure",
					],
				},
				test: {
					name: "browser",
					// The files share one page, which loads the client once. `src/testing/setup.ts` says what is put back after each test.
					isolate: false,
					unstubGlobals: true,
					sequence: { groupOrder: 1 },
					include: ["src/**/*.test.tsx"],
					setupFiles: ["src/testing/setup.ts"],
					restoreMocks: true,
					// On a busy machine a single click may take seconds.
					testTimeout: 60_000,
					// The default of 50 ms was most of what tests waited for.
					expect: { poll: { timeout: 10_000, interval: 10 } },
					// Each loads the client once.
					maxWorkers: 2,
					browser: {
						enabled: true,
						headless: true,
						screenshotFailures: false,
						provider: playwright({
							launchOptions: {
								executablePath: path,
								args: [...args, ...TEST_ARGS],
								env: { ...process.env, ...env },
							},
							contextOptions: {
								// Else a machine without a language gives the browser one that `Intl` refuses.
								locale: "en-US",
								// Drawing animations costs an eighth of the processor time. Tests of motion call `withMotion`.
								reducedMotion: "reduce",
							},
						}),
						instances: [{ browser: "chromium" }],
						viewport: { width: 390, height: 844 },
					},
				},
			},
		],
	},
});
