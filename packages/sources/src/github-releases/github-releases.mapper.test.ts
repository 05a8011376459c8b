import { expect, test } from "vitest";
import answer from "./fixtures/latest-release.json" with { type: "json" };
import { releaseOf } from "./github-releases.mapper.ts";
import { latestReleaseAnswer } from "./github-releases.wire.schema.ts";

test("a release has the version and the page of its tag", () => {
	expect(releaseOf("hilo/hilo", latestReleaseAnswer.parse(answer))).toEqual({
		version: "1.10.0",
		url: answer.html_url,
	});
	expect(releaseOf("hilo/hilo", { tag_name: "1.1.0" })?.version).toBe("1.1.0");
});

test.each(["nightly", "v1.1", "1.1.0-rc.1", "v1.1.0/../../x", "1.1.1234567"])(
	"%s names no release",
	(tag) => {
		expect(releaseOf("hilo/hilo", { tag_name: tag })).toBeNull();
	},
);
