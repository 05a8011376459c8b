import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../workspace.ts";

const documents = globSync(["*.md", "{apps,packages,bench,scripts,docs}/**/*.md"], {
	cwd: ROOT,
	exclude: (path) => /(?:^|\/)(?:node_modules|dist|\.cache)(?:\/|$)/.test(path),
});

function linkedFiles(path: string): string[] {
	const text = readFileSync(join(ROOT, path), "utf8");
	return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
		.map(([, target = ""]) => target.replace(/#.*/, ""))
		.filter((target) => target !== "" && !/^\w+:/.test(target));
}

describe("documents", () => {
	it("link only to existing files", () => {
		expect(documents).toContain("README.md");
		const broken = documents.flatMap((path) =>
			linkedFiles(path)
				.filter((target) => !existsSync(join(ROOT, dirname(path), target)))
				.map((target) => `${path}: ${target}`),
		);
		expect(broken).toEqual([]);
	});

	it("name a linked source file by its name", () => {
		const misnamed = documents.flatMap((path) =>
			[...readFileSync(join(ROOT, path), "utf8").matchAll(/\[([\w.-]+\.tsx?)\]\(([^)\s]+)\)/g)]
				.filter(([, name = "", target = ""]) => basename(target) !== name)
				.map(([link]) => `${path}: ${link}`),
		);
		expect(misnamed).toEqual([]);
	});

	it("list every decision page", () => {
		const pages = globSync("*.md", { cwd: join(ROOT, "docs/decisions") }).filter(
			(page) => page !== "README.md",
		);
		expect(linkedFiles("docs/decisions/README.md").sort()).toEqual(pages.sort());
	});
});
