import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Settings for tests in Node; a package may extend them with `mergeConfig`. Timeouts allow for a busy machine. */
export const nodeTests = defineConfig({
	test: {
		include: ["src/**/*.test.ts"],
		environment: "node",
		setupFiles: [fileURLToPath(new URL("./property-seed.ts", import.meta.url))],
		restoreMocks: true,
		silent: "passed-only",
		// One process for all files saves loading shared modules. No test mocks a module, and each undoes its changes.
		isolate: false,
		// Each worker loads them again; the suites run side by side instead.
		maxWorkers: 1,
		// Node runs TypeScript itself, as in production. Vite would transform each file first.
		experimental: { viteModuleRunner: false, nodeLoader: false },
		// Programs that a test starts read their modules compiled, which halves the cost of a start.
		env: {
			NODE_COMPILE_CACHE: fileURLToPath(
				new URL("../../../node_modules/.cache/hilo-compiled", import.meta.url),
			),
		},
		testTimeout: 60_000,
		hookTimeout: 60_000,
		expect: { poll: { timeout: 10_000 } },
	},
});
