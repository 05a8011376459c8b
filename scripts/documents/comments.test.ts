import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../workspace.ts";

const MAX_COLUMNS = 120;
const COMMENT = /^\s*(?:\/\/|\/\*|\*)/;
/** Words that a reader must translate first, and references to documents that are not in the repository. */
const UNCLEAR =
	/\b(?:somebody|nobody|whoever|whomever|whom|anew|meanwhile|of one's own|hangs on|(?:is|are|be) had|what stands|at once|D\d{1,2})\b/i;

const lines = globSync(["{apps,packages,bench,scripts}/**/*.{ts,tsx,css}"], {
	cwd: ROOT,
	exclude: (path) => /(?:^|\/)(?:node_modules|dist[\w-]*|\.\w+)(?:\/|$)|\.gen\./.test(path),
}).flatMap((file) =>
	readFileSync(join(ROOT, file), "utf8")
		.split("\n")
		.map((text, index) => ({ place: `${file}:${index + 1}`, text: text.replaceAll("\t", "    ") })),
);
const comments = lines.filter(({ text }) => COMMENT.test(text));
/** Names in backticks with a capital or underscore inside, so those of code: others may be of tables or files. */
const NAME = /`([a-z]+[A-Z]\w*|[A-Z]+_[A-Z_]+)(?:\(\))?`/g;

describe("comments", () => {
	it("are at most 120 columns wide", () => {
		expect(comments.length).toBeGreaterThan(1000);
		const tooWide = comments.filter(({ text }) => text.length > MAX_COLUMNS);
		expect(tooWide.map(({ place }) => place)).toEqual([]);
	});

	it("say it in plain words, and name nothing outside the repository", () => {
		const unclear = comments.filter(({ text }) => UNCLEAR.test(text.replace(/"[^"]*"/g, "")));
		expect(unclear.map(({ place, text }) => `${place} ${text.trim()}`)).toEqual([]);
	});

	it("name only what the code has", () => {
		const code = lines.filter(({ text }) => !COMMENT.test(text)).map(({ text }) => text);
		const names = new Set(code.join("\n").match(/\w+/g));
		const named = comments.flatMap(({ place, text }) =>
			[...text.matchAll(NAME)].map(([, name = ""]) => ({ place, name })),
		);
		expect(named.length).toBeGreaterThan(100);
		expect(named.filter(({ name }) => !names.has(name))).toEqual([]);
	});

	it("link only to sections that docs/product.md has", () => {
		const product = readFileSync(join(ROOT, "docs/product.md"), "utf8");
		const sections = [...product.matchAll(/^## (.+)$/gm)].map(([, title = ""]) =>
			title.toLowerCase().replaceAll(" ", "-"),
		);
		const linked = comments.flatMap(({ place, text }) =>
			[...text.matchAll(/product\.md#([\w-]+)/g)].map(([, anchor = ""]) => ({ place, anchor })),
		);
		expect(linked.length).toBeGreaterThan(30);
		expect(linked.filter(({ anchor }) => !sections.includes(anchor))).toEqual([]);
	});
});
