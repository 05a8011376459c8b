import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../workspace.ts";

export interface ReleasePlan {
	readonly version: string;
	/** Of the form 1.1.0-rc.1. It becomes neither the latest release nor the latest image. */
	readonly isPrerelease: boolean;
	readonly imageTags: readonly string[];
	/** The version's section of CHANGELOG.md, without its heading. */
	readonly notes: string;
}

const VERSION = /^(\d+\.\d+)\.\d+(-[a-z]+\.\d+)?$/;

/** Says what a tag releases. Throws where the tag, package.json and CHANGELOG.md don't agree. */
export function planRelease(tag: string, version: string, changelog: string): ReleasePlan {
	if (tag !== `v${version}`)
		throw new Error(`The tag ${tag} is not v${version}, the version in package.json.`);
	const [, minor, suffix] = VERSION.exec(version) ?? [];
	if (minor === undefined) throw new Error(`The version ${version} is not of the form 1.0.0 or 1.0.0-rc.1.`);
	const isPrerelease = suffix !== undefined;
	return {
		version,
		isPrerelease,
		imageTags: isPrerelease ? [version] : [version, minor, "latest"],
		notes: notesOf(changelog, version),
	};
}

/** The plan of a tag at the commit of this clone. */
export function readPlan(tag: string): ReleasePlan {
	const { version }: { version: string } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
	return planRelease(tag, version, readFileSync(join(ROOT, "CHANGELOG.md"), "utf8"));
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
