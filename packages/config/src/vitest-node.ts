import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/**
 * Tests that run in Node, beside the code they test. A package's `vitest.config.ts` hands it on as it is, or merges its own
 * settings into it with `mergeConfig`. The limits leave room for a machine that is busy with other suites.
 */
export const nodeTests = defineConfig({
	test: {
		include: ["src/**/*.test.ts"],
		environment: "node",
		setupFiles: [fileURLToPath(new URL("./property-seed.ts", import.meta.url))],
		restoreMocks: true,
		// One process for all files: loading what they share takes longer than most of them. No test mocks a module, and each
		// undoes what it changed.
		isolate: false,
		// Node runs TypeScript itself, as it does in production. Vite would transform each file first.
		experimental: { viteModuleRunner: false, nodeLoader: false },
		testTimeout: 60_000,
		hookTimeout: 60_000,
		expect: { poll: { timeout: 10_000 } },
	},
});
