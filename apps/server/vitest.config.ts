import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { nodeTests } from "@hilo/config/vitest-node";
import { mergeConfig } from "vitest/config";

const postgres = fileURLToPath(import.meta.resolve("@hilo/db/testing/postgres.global-setup"));

export default mergeConfig(nodeTests, {
	test: {
		globalSetup: [postgres],
		// On two cores, Vitest would run one process, which often waits for PostgreSQL and leaves its core idle then.
		maxWorkers: Math.max(2, availableParallelism() - 1),
	},
});
