import { cleanText } from "@hilo/rules/text/player-text";
import { type Site, UNKNOWN_SITE } from "./site.ts";

export interface PageHead {
	/** What link previews show besides the description, if it is not the product's picture and the page's title. */
	readonly preview?: LinkPreview | null | undefined;
	/** The address for search engines, if the path alone does not name the page. */
	readonly canonical?: string | undefined;
	/** Keeps the page out of search engines: not everyone may see it, or only a link leads to it. */
	readonly isUnlisted?: boolean;
}

export interface LinkPreview {
	readonly title?: string;
	/** The picture's address: previews need the whole of it. */
	readonly picture?: string;
	readonly alt?: string;
}

/**
 * The title and tags of a page, for its route's `head`.
 * @param site of the route's context
 * @param title null for the home page
 * @param description for search engines and link previews
 */
export function pageHead(
	{ name }: Pick<Site, "name">,
	title: string | null,
	description?: string,
	{ preview, canonical, isUnlisted = false }: PageHead = {},
) {
	const whole = title === null ? `${name}: the higher or lower game` : `${title} | ${name}`;
	return {
		meta: [
			{ title: cleanText(whole) },
			...tags({
				description,
				robots: isUnlisted ? "noindex" : null,
				"og:title": preview?.title ?? whole,
				"og:description": description,
				"og:image": preview?.picture,
				"og:image:alt": preview?.alt,
			}),
		],
		links: canonical === undefined || isUnlisted ? [] : [{ rel: "canonical", href: canonical }],
	};
}

/** The `head` of a route that needs no more than the site: the same as `pageHead`. */
export function headOf(title: string | null, description?: string | ((site: Site) => string)) {
	return ({ match: { context } }: { match: { context: { site: Site } } }) =>
		pageHead(
			context.site,
			title,
			typeof description === "function" ? description(context.site) : description,
		);
}

/** What all pages share. Pages replace what they name themselves. @param site undefined where it failed to load */
export function siteHead(origin: string, { name, preview }: Site = UNKNOWN_SITE) {
	return {
		meta: [
			{ title: cleanText(name) },
			...tags({
				"og:type": "website",
				"og:site_name": name,
				"og:title": name,
				"og:image": `${origin}${preview}`,
				"og:image:width": "1200",
				"og:image:height": "630",
				"og:image:alt": `${name}: is it higher or lower?`,
				"twitter:card": "summary_large_image",
			}),
		],
	};
}

function tags(contents: Readonly<Record<string, string | null | undefined>>) {
	return Object.entries(contents).flatMap(([name, content]) => {
		if (!content) return [];
		const key = name.startsWith("og:") ? "property" : "name";
		return [{ [key]: name, content: cleanText(content) }];
	});
}
