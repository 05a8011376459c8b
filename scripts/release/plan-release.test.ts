import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../workspace.ts";
import { planRelease, readPlan } from "./plan-release.ts";

const changelog = `# Changelog

## [Unreleased]

## [1.1.0-rc.1] - 2026-12-20

### Added

- Duels of three

## [1.0.0] - 2026-11-27

The first release.
`;

describe("a release", () => {
	it("has its tags and the notes of its version", () => {
		expect(planRelease("v1.0.0", "1.0.0", changelog, [])).toEqual({
			version: "1.0.0",
			isPrerelease: false,
			isLatest: true,
			imageTags: ["1.0.0", "1.0", "latest"],
			notes: "The first release.",
		});
	});

	it("is the latest only if it is none to try out", () => {
		expect(planRelease("v1.1.0-rc.1", "1.1.0-rc.1", changelog, [])).toEqual({
			version: "1.1.0-rc.1",
			isPrerelease: true,
			isLatest: false,
			imageTags: ["1.1.0-rc.1"],
			notes: "### Added\n\n- Duels of three",
		});
	});

	it("is not the latest beside a release of a higher version", () => {
		const isLatest = (...tags: string[]) => planRelease("v1.0.0", "1.0.0", changelog, tags).isLatest;
		expect(isLatest("v1.0.0", "v0.10.0", "v0.9.12", "v1.1.0-rc.1", "very-old", "")).toBe(true);
		for (const later of ["v1.0.1", "v1.1.0", "v10.0.0"]) expect(isLatest("v0.9.0", later), later).toBe(false);
		const { imageTags } = planRelease("v1.0.0", "1.0.0", changelog, ["v1.1.0"]);
		expect(imageTags).toEqual(["1.0.0", "1.0"]);
	});

	it.each([
		["v1.0.1", "1.0.0", "The tag v1.0.1 is not v1.0.0"],
		["1.0.0", "1.0.0", "The tag 1.0.0 is not v1.0.0"],
		["v1.0", "1.0", "not of the form 1.0.0"],
		["v1.2.0", "1.2.0", 'no section "## [1.2.0]'],
	])("is refused where the tag, the version and the changelog differ: %s of %s", (tag, version, message) => {
		expect(() => planRelease(tag, version, changelog, [])).toThrow(message);
	});

	it("is refused without a date and without notes", () => {
		expect(() => planRelease("v1.0.0", "1.0.0", "## [1.0.0]\n\nAll of it.", [])).toThrow("has no date");
		expect(() => planRelease("v1.0.0", "1.0.0", "## [1.0.0] - 2026-11-27\n\n", [])).toThrow("is empty");
	});

	it("can be made of this commit", () => {
		const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
		expect(readPlan(`v${version}`)).toMatchObject({ version });
	});
});
