import { minify } from "terser";
import type { Plugin } from "vite";

/** Terser finds a kilobyte in what Vite's own minifier leaves of React and the router, for a few seconds of the build. */
export function minifyAgain(): Plugin {
	return {
		name: "minify-again",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "client",
		async generateBundle(_options, bundle) {
			const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
			for (const chunk of chunks) {
				const { code } = await minify(chunk.code, {
					module: true,
					ecma: 2020,
					compress: { ecma: 2020 },
					format: { comments: false },
				});
				if (code) chunk.code = code;
			}
		},
	};
}
