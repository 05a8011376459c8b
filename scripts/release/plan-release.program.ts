// `node plan-release.program.ts v1.0.0` prints the outputs of the release workflow's first job, or what doesn't fit.
import { readPlan } from "./plan-release.ts";

const [tag = ""] = process.argv.slice(2);
try {
	const { version, isPrerelease, isLatest, imageTags } = readPlan(tag);
	const outputs = { version, prerelease: isPrerelease, latest: isLatest, "image-tags": imageTags.join(" ") };
	for (const [name, value] of Object.entries(outputs)) console.log(`${name}=${value}`);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
