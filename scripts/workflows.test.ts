import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./workspace.ts";

const FILES = globSync(".github/workflows/*.yml", { cwd: ROOT });
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

/** Scorecard counts an `npm install` as not pinned. */
function expectPinnedPnpm(text: string): void {
	const { packageManager }: { packageManager: string } = JSON.parse(read("package.json"));
	for (const [version] of text.matchAll(/\bpnpm@[\w.]+/g)) expect(version).toBe(packageManager);
	expect(text).not.toMatch(/\bnpm (?:install|i)\b/);
}

it.each(FILES)(
	"%s pins its actions by digest and pnpm by the workspace's version, and writes nothing by default",
	(file) => {
		const text = read(file);
		for (const [, action = ""] of text.matchAll(/\buses: (.*)/g))
			expect(action).toMatch(/^(?:\.\/\.github\/|[\w./-]+@[\da-f]{40} # v\d)/);
		expectPinnedPnpm(text);
		expect(text).not.toContain("pull_request_target");
		expect(text).toMatch(/^permissions:\n {2}contents: read\n(?! )/m);
	},
);

it("the image pins its base by digest, and pnpm as the workflows do", () => {
	const text = read("Dockerfile");
	const bases = [...text.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
	expect(bases.filter((base) => base !== "base")).toEqual([
		expect.stringMatching(/^node:[\d.]+-slim@sha256:[\da-f]{64}$/),
	]);
	expectPinnedPnpm(text);
});
