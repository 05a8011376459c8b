import { describe, expect, it } from "vitest";
import { issueCode } from "../errors/issue-code.ts";
import { updateProfileInput } from "./profiles.schema.ts";

function refusals(input: unknown) {
	return updateProfileInput.safeParse(input).error?.issues.map((issue) => issueCode(issue)) ?? [];
}

describe("changing the profile", () => {
	it("may change nothing", () => {
		expect(updateProfileInput.parse({})).toEqual({});
	});

	it("checks a new name", () => {
		expect(updateProfileInput.parse({ username: " Ada " })).toEqual({ username: "Ada" });
		expect(refusals({ username: "" })).toEqual(["accounts/username-empty"]);
		expect(refusals({ username: null })).toEqual(["accounts/username-empty"]);
	});
});
