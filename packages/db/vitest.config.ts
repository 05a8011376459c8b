import { nodeTests } from "@hilo/config/vitest-node";
import { mergeConfig } from "vitest/config";

export default mergeConfig(nodeTests, {
	test: { globalSetup: ["src/testing/postgres.global-setup.ts"] },
});
