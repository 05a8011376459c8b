import { expect, test } from "vitest";
import { ownPath, signInFrom } from "./sign-in-address.ts";

test("keeps the whole address before the redirect", () => {
	expect(signInFrom("/profile?tab=badges#showcase").search).toEqual({ from: "/profile?tab=badges#showcase" });
	expect(signInFrom("/leaderboard?game=countryGame").search).toEqual({
		from: "/leaderboard?game=countryGame",
	});
});

test("has no return address for the home page and the sign-in page", () => {
	expect(signInFrom("/").search).toEqual({});
	expect(signInFrom("/sign-in?from=%2Fprofile").search).toEqual({});
	expect(signInFrom("/sign-in-elsewhere").search).toEqual({ from: "/sign-in-elsewhere" });
});

test("accepts only paths of this site", () => {
	expect(ownPath("/profile?tab=badges#showcase")).toBe("/profile?tab=badges#showcase");
	for (const foreign of ["//evil.example", "/\\evil.example", "https://evil.example", "/\t/evil.example", 7])
		expect(ownPath(foreign)).toBeUndefined();
	for (const dotted of ["/.//evil.example", "/..//evil.example", "/a/..//evil.example", "/%2e//evil.example"])
		expect(ownPath(dotted)).toBeUndefined();
});

test("encodes a path for a header", () => {
	expect(ownPath("/\u0001/caf\u00e9?q=\u200b#\ud800")).toBe("/%01/caf%C3%A9?q=%E2%80%8B#%EF%BF%BD");
	expect(ownPath("/%E2%80%8B?q=%")).toBe("/%E2%80%8B?q=%");
});
