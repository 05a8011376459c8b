import { REPOSITORIES } from "@hilo/catalog/github/github.pool";
import { expect, test } from "vitest";
import answer from "./fixtures/stars-answer.json" with { type: "json" };
import { starsCard } from "./github.mapper.ts";
import { starsAnswer } from "./github.wire.schema.ts";

const linux = REPOSITORIES[0];
if (!linux) throw new RangeError("No repositories");
const { data } = starsAnswer.parse(answer);
const live = data?.r0 ?? null;

test("an item has the live stars, language and picture, and the bundled texts", () => {
	expect(starsCard(linux, live)).toEqual({
		id: "torvalds/linux",
		name: "linux",
		detail: "torvalds · Source of the Linux kernel",
		art: {
			kind: "repository",
			owner: "torvalds",
			language: "C",
			imageUrl: "https://avatars.githubusercontent.com/u/1024025?s=256&v=4",
		},
		value: 246_114,
	});
});

test("accepts a missing language, and ignores a picture from another host", () => {
	if (!live) throw new RangeError("No answer");
	const withoutDetails = {
		...live,
		primaryLanguage: null,
		owner: { avatarUrl: "https://elsewhere.example/a.png" },
	};
	expect(starsCard(linux, withoutDetails).art).toEqual({
		kind: "repository",
		owner: "torvalds",
		language: "C",
	});
});
