import { defineConfig } from "vite";

export default defineConfig({
	build: {
		ssr: "src/main.ts",
		target: "node24",
		outDir: "dist",
		sourcemap: true,
	},
	ssr: {
		noExternal: true,
		external: ["better-sqlite3", "@node-rs/argon2", "@resvg/resvg-js", "sharp", "vite"],
	},
});
