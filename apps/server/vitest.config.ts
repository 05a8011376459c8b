import { fileURLToPath } from "node:url";
import { nodeTests } from "@hilo/config/vitest-node";
import { mergeConfig } from "vitest/config";

const postgres = fileURLToPath(import.meta.resolve("@hilo/db/testing/postgres.global-setup"));

export default mergeConfig(nodeTests, {
	test: {
		globalSetup: [postgres],
		// A worker often waits for PostgreSQL.
		maxWorkers: 2,
	},
});
