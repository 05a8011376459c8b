import type { Plugin } from "vite";

/**
 * Fetches the styles of a lazily loaded chunk beside it, unless they are there: those of the page that was asked for stand in its
 * document. Vite's own helper would do this too, and preload scripts, which pages here name themselves; it is a kilobyte larger.
 */
const HELPER = `export const __vitePreload = async (load, styles = []) => {
	const [module] = await Promise.all([load(), ...styles.map((style) => {
		const href = "/" + style;
		if (!document.querySelector('[href="' + href + '"],[data-href="' + href + '"]'))
			return new Promise((done) => {
				document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: done, onerror: done }));
			});
	})]);
	return module;
};`;

/** Puts that in the place of Vite's helper around dynamic imports. */
export function pageStyles(): Plugin {
	return {
		name: "page-styles",
		enforce: "pre",
		apply: "build",
		load: (id) => (id === "\0vite/preload-helper.js" ? HELPER : undefined),
	};
}
