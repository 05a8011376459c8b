import { fileURLToPath } from "node:url";
import { chromiumExecutable, TEST_ARGS } from "@hilo/e2e/chromium";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

const { path, args, env } = await chromiumExecutable();
const propertySeed = fileURLToPath(import.meta.resolve("@hilo/config/property-seed"));

const PRODUCTION = { "process.env.NODE_ENV": JSON.stringify("production") };

/** Logic and server rendering run in Node (*.test.ts), components in a browser (*.test.tsx). */
export default defineConfig({
	test: {
		silent: "passed-only",
		projects: [
			{
				extends: "./vite.config.ts",
				test: {
					name: "node",
					environment: "node",
					// No test mocks modules and each restores its changes, so that all can share a worker's modules.
					isolate: false,
					// Projects with different numbers of workers run one after the other: this short one first.
					sequence: { groupOrder: 0 },
					include: ["src/**/*.test.ts"],
					setupFiles: [propertySeed],
					restoreMocks: true,
					// The first page loads the whole client, and the machine may be busy.
					testTimeout: 60_000,
					expect: { poll: { timeout: 10_000 } },
				},
			},
			{
				extends: "./vite.config.ts",
				// React's production build: the development build takes a stack trace of each element.
				// `define` reaches only the sources; the packages, bundled before, need it again.
				define: PRODUCTION,
				oxc: { jsx: { development: false } },
				// Lists all bundled packages: one found while a test runs would reload the page with everything.
				optimizeDeps: {
					noDiscovery: true,
					rolldownOptions: { transform: { define: PRODUCTION } },
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
					// The files share one page, which loads the client one time. `setup.ts` resets it after each test.
					isolate: false,
					unstubGlobals: true,
					sequence: { groupOrder: 1 },
					include: ["src/**/*.test.tsx"],
					setupFiles: ["src/testing/setup.ts"],
					restoreMocks: true,
					// On a busy machine a single click may take seconds.
					testTimeout: 60_000,
					expect: { poll: { timeout: 10_000 } },
					// Each worker loads the client.
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
								// On a machine without a language, the browser would get one that `Intl` refuses.
								locale: "en-US",
								// Animations cost an eighth of the processor time. Tests of motion call `withMotion`.
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
