import { execFileSync } from "node:child_process";
import { ROOT } from "../workspace.ts";

/**
 * Returns committed, staged, edited, deleted and untracked files since the common ancestor of `base` and HEAD.
 * @throws when Git doesn't know the base.
 */
export function changedFiles(base: string): string[] {
	const ancestor = git("merge-base", base, "HEAD").trim();
	const tracked = git("diff", "--name-only", "--no-renames", "-z", ancestor);
	const untracked = git("ls-files", "--others", "--exclude-standard", "-z");
	return [...new Set(`${tracked}${untracked}`.split("\0").filter((path) => path !== ""))].sort();
}

function git(...args: string[]): string {
	return execFileSync("git", args, { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}
