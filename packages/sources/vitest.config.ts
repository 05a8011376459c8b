import { nodeTests } from "@hilo/config/vitest-node";

export default nodeTests;
