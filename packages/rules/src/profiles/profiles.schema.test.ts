import { describe, expect, it } from "vitest";
import { issueCode } from "../errors/issue-code.ts";
import { updateProfileInput } from "./profiles.schema.ts";

/** The codes of everything that is wrong. */
function refusals(input: unknown) {
	return updateProfileInput.safeParse(input).error?.issues.map((issue) => issueCode(issue)) ?? [];
}

describe("changing the profile", () => {
	it("may leave everything as it is", () => {
		expect(updateProfileInput.parse({})).toEqual({});
	});

	it("holds a new name to the rules", () => {
		expect(updateProfileInput.parse({ username: " Ada " })).toEqual({ username: "Ada" });
		expect(refusals({ username: "" })).toEqual(["accounts/username-empty"]);
		expect(refusals({ username: null })).toEqual(["accounts/username-empty"]);
	});
});
