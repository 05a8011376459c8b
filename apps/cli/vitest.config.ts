import { nodeTests } from "@hilo/config/vitest-node";
import { mergeConfig } from "vitest/config";

export default mergeConfig(nodeTests, { test: { isolate: false } });
