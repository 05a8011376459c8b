import { cleanText } from "@hilo/rules/text/player-text";

export interface PageHead {
	/** What link previews show besides the description, if it is not the product's picture and the page's title. */
	readonly preview?: LinkPreview | null | undefined;
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
 * @param title null for the home page
 * @param description for search engines and link previews
 */
export function pageHead(
	title: string | null,
	description?: string,
	{ preview, isUnlisted = false }: PageHead = {},
) {
	const whole = title === null ? "Hilo: the higher or lower game" : `${title} | Hilo`;
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
	};
}

/** What all pages share. Pages replace what they name themselves. */
export function siteHead(origin: string) {
	return {
		meta: [
			{ title: "Hilo" },
			...tags({
				"og:type": "website",
				"og:site_name": "Hilo",
				"og:title": "Hilo",
				"og:image": `${origin}/og.png`,
				"og:image:width": "1200",
				"og:image:height": "630",
				"og:image:alt": "Hilo: is it higher or lower?",
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
