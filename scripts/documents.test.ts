import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "./workspace.ts";

const exclude = (path: string) => /(?:^|\/)(?:node_modules|dist|\.cache|\.turbo)(?:\/|$)/.test(path);
const find = (patterns: string | string[]) => globSync(patterns, { cwd: ROOT, exclude });
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

const DOCUMENTS = find(["*.md", "{apps,packages,bench,scripts,docs}/**/*.md"]);
/** Documents that a contributor follows. Others speak of the past too, or of other software. */
const GUIDES = ["CONTRIBUTING.md", ...find("docs/*.md")];
const SOURCES = find([
	"*.{json,jsonc,yaml}",
	".env.example",
	"Dockerfile",
	"{apps,packages,bench,scripts}/**/*.{ts,tsx,css,json,html}",
]);
const SOURCE = SOURCES.map(read).join("\n");
const FILES = [...SOURCES, ...DOCUMENTS, ...find("apps/web/public/**")];

function linkedFiles(path: string): string[] {
	return [...read(path).matchAll(/\]\(([^)\s]+)\)/g)]
		.map(([, target = ""]) => target.replace(/#.*/, ""))
		.filter((target) => target !== "" && !/^\w+:/.test(target));
}

/** Returns the code spans outside of code blocks. */
function codeSpans(path: string): string[] {
	const prose = read(path).replace(/^```[\s\S]*?^```/gm, "");
	return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);
}

/** A file or folder, in which `<f>` stands for any name: `features/<f>/<f>.repo.ts`, `packages/db/src/tables`. */
const isPath = (code: string) =>
	/^[\w.@<>-]+(?:\/[\w.@<>-]+)*\.(?:tsx?|css|md)$|^(?:apps|packages|docs|scripts|bench)\/[\w./<>-]+$/.test(
		code,
	);
/** Only code is named like that: `notifyAfterCommit`, `STREAM_LIMIT`, `MassCount.add()`. */
const isName = (code: string) =>
	/^[A-Za-z_]\w*(?:\.\w+)*(?:\(\))?$/.test(code) && /[a-z\d][A-Z]|[A-Z]_[A-Z]/.test(code);

function exists(code: string): boolean {
	if (isPath(code)) {
		const pattern = code.replaceAll(".", "\\.").replace(/<\w+>/g, "[^/]+").replace(/\/$/, "");
		const path = new RegExp(`(?:^|/)${pattern}(?:/|$)`);
		return FILES.some((file) => path.test(file));
	}
	return code.split(".").every((name) => new RegExp(`\\b${name.replace("()", "")}\\b`).test(SOURCE));
}

describe("documents", () => {
	it("link only to existing files", () => {
		expect(DOCUMENTS).toContain("README.md");
		const broken = DOCUMENTS.flatMap((path) =>
			linkedFiles(path)
				.filter((target) => !existsSync(join(ROOT, dirname(path), target)))
				.map((target) => `${path}: ${target}`),
		);
		expect(broken).toEqual([]);
	});

	it("list every decision page", () => {
		const pages = find("docs/decisions/*.md").map((path) => basename(path));
		expect(["README.md", ...linkedFiles("docs/decisions/README.md")].sort()).toEqual(pages.sort());
	});

	it.each(GUIDES)("name files and code that exist: %s", (path) => {
		const named = codeSpans(path).filter((code) => isPath(code) || isName(code));
		expect(named.filter((code) => !exists(code))).toEqual([]);
	});
});
