import { defineConfig } from "vite";

export default defineConfig({
	build: {
		ssr: true,
		rolldownOptions: {
			// `main.ts` starts the second file as a worker thread.
			input: ["src/main.ts", "src/platform/sessions/password-worker.ts"],
		},
		target: "node24",
		outDir: "dist",
		sourcemap: true,
	},
	ssr: {
		noExternal: true,
		external: ["better-sqlite3", "@node-rs/argon2", "@resvg/resvg-js", "piscina", "sharp", "vite"],
	},
});
