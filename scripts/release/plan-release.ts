import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../workspace.ts";

export interface ReleasePlan {
	readonly version: string;
	/** Of the form 1.1.0-rc.1. */
	readonly isPrerelease: boolean;
	/** No prerelease, and no release of a higher version stands beside it. */
	readonly isLatest: boolean;
	readonly imageTags: readonly string[];
	/** The version's section of CHANGELOG.md, without its heading. */
	readonly notes: string;
}

const VERSION = /^(\d+\.\d+)\.\d+(-[a-z]+\.\d+)?$/;

/**
 * Says what a tag releases. Throws where the tag, package.json and CHANGELOG.md don't agree.
 * @param tags those of the repository; a release of an older line than theirs is not the latest
 */
export function planRelease(
	tag: string,
	version: string,
	changelog: string,
	tags: readonly string[],
): ReleasePlan {
	if (tag !== `v${version}`)
		throw new Error(`The tag ${tag} is not v${version}, the version in package.json.`);
	const [, minor, suffix] = VERSION.exec(version) ?? [];
	if (minor === undefined) throw new Error(`The version ${version} is not of the form 1.0.0 or 1.0.0-rc.1.`);
	const isPrerelease = suffix !== undefined;
	const isLatest = !isPrerelease && tags.every((other) => !isLater(other, version));
	return {
		version,
		isPrerelease,
		isLatest,
		imageTags: isPrerelease ? [version] : [version, minor, ...(isLatest ? ["latest"] : [])],
		notes: notesOf(changelog, version),
	};
}

/** The plan of a tag at the commit of this clone. */
export function readPlan(tag: string): ReleasePlan {
	const { version }: { version: string } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
	const tags = execFileSync("git", ["tag", "--list", "v*"], { cwd: ROOT, encoding: "utf8" }).split("\n");
	return planRelease(tag, version, readFileSync(join(ROOT, "CHANGELOG.md"), "utf8"), tags);
}

/** Whether a tag is a release with a higher version. Prereleases and other tags are not. */
function isLater(tag: string, version: string): boolean {
	return /^v\d+\.\d+\.\d+$/.test(tag) && tag.slice(1).localeCompare(version, "en", { numeric: true }) > 0;
}

function notesOf(changelog: string, version: string): string {
	const sections = changelog.split(/^## /m).slice(1);
	const section = sections.find((text) => text.startsWith(`[${version}]`));
	if (section === undefined) throw new Error(`CHANGELOG.md has no section "## [${version}] - YYYY-MM-DD".`);
	const [heading = "", ...lines] = section.split("\n");
	if (!/^\[\S+\] - \d{4}-\d{2}-\d{2}$/.test(heading)) {
		throw new Error(`CHANGELOG.md's section "## ${heading}" has no date: "## [${version}] - YYYY-MM-DD".`);
	}
	const notes = lines.join("\n").trim();
	if (notes === "") throw new Error(`CHANGELOG.md's section of ${version} is empty.`);
	return notes;
}
