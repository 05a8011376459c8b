import type { Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import rehypeSanitize from "rehype-sanitize";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";

export interface LegalHtml {
	readonly html: string;
	/** The headings, for a table of contents. */
	readonly contents: readonly LegalPart[];
}

interface LegalPart {
	/** The anchor of the heading. */
	readonly id: string;
	readonly title: string;
}

/** No pictures, no styles, no scripts. */
const ALLOWED = {
	tagNames: [
		...["h1", "h2", "h3", "h4", "h5", "h6", "p", "blockquote", "ul", "ol", "li", "hr", "br", "pre", "code"],
		...["a", "strong", "em", "del", "table", "thead", "tbody", "tr", "th", "td"],
	],
	attributes: { a: ["href"], th: ["align"], td: ["align"], ol: ["start"] },
	protocols: { href: ["http", "https", "mailto"] },
	strip: ["script", "style"],
};

/** HTML in the Markdown is dropped; text between inline tags stays. */
const processor = unified()
	.use(remarkParse)
	.use(remarkGfm)
	.use(remarkRehype)
	.use(rehypeSanitize, ALLOWED)
	.use(lowerTitles)
	.use(rehypeSlug, { prefix: "part-" })
	.use(rehypeStringify);

/** @param markdown CommonMark with GitHub's extensions. */
export function toHtml(markdown: string): LegalHtml {
	const tree = processor.runSync(processor.parse(markdown));
	return { html: processor.stringify(tree), contents: contentsOf(tree) };
}

/** The page has its own h1. */
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
