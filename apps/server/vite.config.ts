import { defineConfig } from "vite";

export default defineConfig({
	build: {
		ssr: true,
		rolldownOptions: {
			input: [
				"src/main.ts",
				// `main.ts` starts it as a process.
				"src/features/backups/backup-process.ts",
			],
			// All in one folder, because files are found by the address of the module that looks for them.
			output: { chunkFileNames: "[name]-[hash].js" },
		},
		target: "node24",
		outDir: "dist",
		sourcemap: true,
	},
	ssr: {
		noExternal: true,
		external: ["better-sqlite3", "@node-rs/argon2", "@resvg/resvg-js", "sharp", "vite"],
	},
});
