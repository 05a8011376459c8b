import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { nodeTests } from "@hilo/config/vitest-node";
import { mergeConfig } from "vitest/config";

const postgres = fileURLToPath(import.meta.resolve("@hilo/db/testing/postgres.global-setup"));

export default mergeConfig(nodeTests, {
	test: {
		globalSetup: [postgres],
		// On two cores Vitest would start one worker, and leave a core idle while that waits for PostgreSQL.
		maxWorkers: Math.max(2, availableParallelism() - 1),
	},
});
