import { expect, it } from "vitest";
import { signUpReason } from "./sign-up-reasons.ts";

it.each([
	["/custom-games?create=true", "make and find games"],
	["/profile?tab=friends", "add friends"],
	["/duel/abc", "duels"],
	["/daily", "streak"],
	["/", "Save your scores"],
	["/profile", "Save your scores"],
	["/country-game", "Save your scores"],
])("gives visitors of %s a reason for an account", (from, words) => {
	expect(signUpReason(from)).toContain(words);
});
