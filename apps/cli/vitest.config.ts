export { nodeTests as default } from "@hilo/config/vitest-node";
