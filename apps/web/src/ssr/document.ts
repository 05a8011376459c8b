import { FAILURES } from "@hilo/rules/errors/failures";
import { cleanText } from "@hilo/rules/text/player-text";
import { inlineHash } from "./inline-hash.ts";
import type { LinkPreview } from "./link-preview.ts";
import type { Files, PageAssets, Style } from "./page-assets.ts";

type Attributes = Record<string, string | boolean | undefined>;

export interface Page {
	/** The rendered application's markup. */
	app: string;
	title: string;
	preview: LinkPreview;
	/** The page's address without its query; null for pages that must not be indexed. */
	canonical: string | null;
	/** Whether the document's policy allows pictures of any site. */
	hasRemotePictures: boolean;
	origin: string;
	theme: "dark" | "light" | null;
	/** The router's scripts for hydration. */
	scripts: { attrs?: Attributes | undefined; children?: string | undefined }[];
	routes: string[];
	assets: PageAssets;
}

/** An on-screen keyboard shrinks the page, so that the focused field stays visible. */
export const VIEWPORT =
	"width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content";
const PAPER = { light: "#f6f0e4", dark: "#141119" };

/** A document with the hashes of its inline scripts and styles. */
export interface Document {
	html: string;
	inline: { scripts: string[]; styles: string[] };
}

/** Styles are inline, because a second request would delay the first paint. */
export function documentOf(page: Page): Document {
	const styles = filesOf(page).flatMap((files) => files.styles);
	const scripts = [
		...page.scripts.map(({ attrs = {}, children = "" }) => ({ attrs, text: children })),
		{ attrs: {}, text: scriptLoader(page) },
	];
	return {
		html: textOf(page, styles, scripts),
		inline: { scripts: scripts.map(({ text }) => inlineHash(text)), styles: styles.map(({ hash }) => hash) },
	};
}

function textOf(page: Page, styles: Style[], scripts: { attrs: Attributes; text: string }[]): string {
	const { assets, theme } = page;
	return `<!doctype html><html${attributes({ lang: "en", "data-theme": theme ?? undefined, "data-remote-pictures": page.hasRemotePictures ? undefined : "no" })}><head>${[
		tag("meta", { charset: "utf-8" }),
		tag("meta", { name: "viewport", content: VIEWPORT }),
		`<title>${escaped(cleanText(page.title))}</title>`,
		...(assets.stylesheet ? [tag("link", { rel: "stylesheet", href: assets.stylesheet })] : []),
		...styles.map(({ css }) => `<style>${css}</style>`),
		...assets.fonts.map((href) =>
			tag("link", { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href }),
		),
		...descriptions(page).map((meta) => tag("meta", meta)),
		...(page.canonical ? [tag("link", { rel: "canonical", href: page.canonical })] : []),
		...themeColors(theme).map((meta) => tag("meta", meta)),
		tag("link", { rel: "icon", type: "image/svg+xml", href: "/favicon.svg" }),
		tag("link", { rel: "apple-touch-icon", href: "/apple-touch-icon.png" }),
		tag("link", { rel: "manifest", href: "/site.webmanifest" }),
	].join("")}</head><body><div id="app">${page.app}</div>${[
		BROKEN,
		...scripts.map(({ attrs, text }) => `<script${attributes(attrs)}>${text}</script>`),
	].join("")}</body></html>`;
}

/**
 * Loads the scripts after the first paint, or after two seconds in a background tab, and shows a notice if they fail.
 * The disabled style links keep Vite from loading lazy chunks' styles, which are inline.
 */
function scriptLoader(page: Page): string {
	const files = filesOf(page);
	const chunks = files.flatMap(({ scripts }) => scripts);
	const sheets = files.flatMap(({ styles }) => styles.map(({ href }) => href));
	return `{
let start = () => {
	start = () => {};
	const add = (tag, properties) => document.head.append(Object.assign(document.createElement(tag), properties));
	for (const href of ${JSON.stringify(chunks)}) add("link", { rel: "modulepreload", href });
	for (const href of ${JSON.stringify(sheets)}) add("link", { rel: "stylesheet", disabled: true, href });
	const onerror = () => { document.getElementById("broken").hidden = false };
	add("script", { type: "module", src: ${JSON.stringify(page.assets.entry)}, onerror });
};
new PerformanceObserver(() => start()).observe({ type: "paint", buffered: true });
setTimeout(() => start(), 2000);
}`;
}

/** The files of every page, and those of this page's routes. */
function filesOf({ assets, routes }: Page): Files[] {
	return [assets.common, ...routes.flatMap((id) => assets.routes[id] ?? [])];
}

/** The tags for search engines and link previews. */
function descriptions({ preview, canonical, origin }: Page): Attributes[] {
	const { title, description, picture, alt } = preview;
	return [
		{ name: "description", content: description ?? undefined },
		{ name: "robots", content: canonical ? undefined : "noindex" },
		{ property: "og:type", content: "website" },
		{ property: "og:site_name", content: "Hilo" },
		{ property: "og:title", content: title },
		{ property: "og:description", content: description ?? undefined },
		{ property: "og:url", content: canonical ?? undefined },
		{ property: "og:image", content: `${origin}${picture}` },
		{ property: "og:image:width", content: "1200" },
		{ property: "og:image:height", content: "630" },
		{ property: "og:image:alt", content: alt },
		{ name: "twitter:card", content: "summary_large_image" },
	].flatMap(({ content, ...name }) =>
		content === undefined ? [] : [{ ...name, content: cleanText(content) }],
	);
}

export function themeColors(theme: Page["theme"]): Attributes[] {
	if (theme) return [{ name: "theme-color", content: PAPER[theme] }];
	return (["light", "dark"] as const).map((scheme) => ({
		name: "theme-color",
		media: `(prefers-color-scheme: ${scheme})`,
		content: PAPER[scheme],
	}));
}

export const tag = (name: string, values: Attributes) => `<${name}${attributes(values)}>`;

export function attributes(values: Attributes): string {
	return Object.entries(values)
		.map(([name, value]) => {
			if (value === undefined || value === false) return "";
			return value === true || value === "" ? ` ${name}` : ` ${name}="${escaped(value)}"`;
		})
		.join("");
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Shown over the page if its scripts fail to load. */
const BROKEN = `<p${attributes({ id: "broken", role: "alert", hidden: true, class: "fixed inset-x-0 top-0 z-50 bg-warn px-4 py-3 text-on-warn" })}>${escaped(FAILURES["site/broken"].message)} <a href="" class="underline">Refresh</a></p>`;
