import { nodeTests } from "@hilo/config/vitest-node";
import { mergeConfig } from "vitest/config";

export default mergeConfig(nodeTests, {
	test: {
		globalSetup: ["src/testing/postgres.global-setup.ts"],
		// Loading Kysely takes longer than most files of tests; none of them mocks a module.
		isolate: false,
	},
});
