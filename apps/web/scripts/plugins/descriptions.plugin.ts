import type { Plugin } from "vite";

const TEXT = String.raw`"(?:[^"\\]|\\.)*"`;
const PAGE_HEAD = new RegExp(String.raw`\bpageHead\(\s*(${TEXT}),\s*${TEXT},?\s*\)`, "g");

/** Only the server writes pages' descriptions into documents: browsers get the routes without them. */
export function descriptions(): Plugin {
	return {
		name: "descriptions",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "client",
		transform: {
			filter: { id: /\/src\/routes\// },
			order: "pre",
			handler: (code) => code.replace(PAGE_HEAD, 'pageHead($1, "")'),
		},
	};
}
