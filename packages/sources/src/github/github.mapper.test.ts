import { REPOSITORIES } from "@hilo/catalog/github/github.pool";
import { expect, test } from "vitest";
import answer from "./fixtures/stars-answer.json" with { type: "json" };
import { starsCard } from "./github.mapper.ts";
import { starsAnswer } from "./github.wire.schema.ts";

const linux = REPOSITORIES[0];
if (!linux) throw new RangeError("No repositories");
const { data } = starsAnswer.parse(answer);
const live = data?.r0 ?? null;

test("a card has the stars, the language and the picture of now, and the bundled words", () => {
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

test("a repository without an answer keeps its bundled stars, and says from when they are", () => {
	expect(starsCard(linux, null)).toMatchObject({
		detail: "torvalds · Source of the Linux kernel · counted in August 2026",
		value: linux.stars,
	});
	expect(starsCard(linux, null).art).not.toHaveProperty("imageUrl");
});

test("GitHub may name no language, and a picture from elsewhere is none", () => {
	if (!live) throw new RangeError("No answer");
	const odd = { ...live, primaryLanguage: null, owner: { avatarUrl: "https://elsewhere.example/a.png" } };
	expect(starsCard(linux, odd).art).toEqual({ kind: "repository", owner: "torvalds", language: "C" });
});
