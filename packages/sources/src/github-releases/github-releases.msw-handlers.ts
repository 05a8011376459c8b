import { HttpResponse, http } from "msw/http";
import { GITHUB_BASE } from "../github/github.client.ts";
import answer from "./fixtures/latest-release.json" with { type: "json" };

/** @param status 404 for a repository without a release */
export function githubReleasesHandlers({ status = 200 }: { status?: number } = {}) {
	return [
		http.get(`${GITHUB_BASE}/repos/:owner/:name/releases/latest`, () =>
			HttpResponse.json(status === 200 ? answer : { message: "Not Found" }, { status }),
		),
	];
}
