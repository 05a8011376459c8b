import { fileURLToPath } from "node:url";
import { nodeTests } from "@hilo/config/vitest-node";
import { mergeConfig } from "vitest/config";

const postgres = fileURLToPath(import.meta.resolve("@hilo/db/testing/postgres.global-setup"));

export default mergeConfig(nodeTests, {
	test: {
		globalSetup: [postgres],
		// Loading the server takes longer than most files of tests; none of them mocks a module or leaves a trace in one.
		isolate: false,
	},
});
