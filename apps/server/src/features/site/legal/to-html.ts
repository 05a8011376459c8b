import type { Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import rehypeSanitize from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";

/** A legal text as a page shows it. */
export interface LegalHtml {
	readonly html: string;
	/** Its parts, by their headings. */
	readonly contents: readonly LegalPart[];
}

export interface LegalPart {
	/** Of the heading: what an address ends with that leads there. */
	readonly id: string;
	readonly title: string;
}

/** All that a legal text may show: no pictures, no styles, nothing that runs. */
const ALLOWED = {
	tagNames: [
		...["h1", "h2", "h3", "h4", "h5", "h6", "p", "blockquote", "ul", "ol", "li", "hr", "br", "pre", "code"],
		...["a", "strong", "em", "del", "table", "thead", "tbody", "tr", "th", "td"],
	],
	attributes: { a: ["href"], th: ["align"], td: ["align"], ol: ["start"] },
	protocols: { href: ["http", "https", "mailto"] },
	strip: ["script", "style"],
};

/** HTML in the Markdown never gets through: what stands between tags of its own is dropped with them, or stays as text. */
const processor = unified()
	.use(remarkParse)
	.use(remarkGfm)
	.use(remarkRehype)
	.use(rehypeSanitize, ALLOWED)
	.use(lowerTitles)
	.use(rehypeSlug, { prefix: "part-" })
	.use(rehypeStringify);

/** Returns the sanitised HTML of a text in Markdown (CommonMark, with GitHub's tables). */
export function toHtml(markdown: string): LegalHtml {
	const tree = processor.runSync(processor.parse(markdown));
	return { html: processor.stringify(tree), contents: contentsOf(tree) };
}

/** The page has a title of its own: those of the text stand below it. */
function lowerTitles() {
	return (tree: Root): void => {
		for (const node of tree.children)
			if (node.type === "element" && node.tagName === "h1") node.tagName = "h2";
	};
}

function contentsOf(tree: Root): LegalPart[] {
	return tree.children.flatMap((node) => {
		if (node.type !== "element" || node.tagName !== "h2") return [];
		return [{ id: String(node.properties.id), title: textOf(node) }];
	});
}
