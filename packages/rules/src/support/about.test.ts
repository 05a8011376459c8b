import { expect, it } from "vitest";
import { aboutKind } from "./about.ts";

it.each([
	["/custom-game/0198f3b2-5c1e", "game"],
	["/user/0198f3b2_5c1e", "player"],
	["/", null],
	["/user/a?key=b", null],
	["/user/a\n", null],
	["//user/a", null],
	["/custom-game/../admin", null],
	["https://example.org/user/a", null],
	["javascript:alert(1)", null],
])("finds what %j is about", (path, kind) => {
	expect(aboutKind(path)).toBe(kind);
});
