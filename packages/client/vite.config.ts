import { defineConfig } from "vite";

/** The package's one script: its own files and what they use of the rules. */
export default defineConfig({
	build: {
		ssr: "src/hilo-client.ts",
		target: "es2022",
		outDir: "dist",
	},
	ssr: { noExternal: [/^@hilo\//] },
});
