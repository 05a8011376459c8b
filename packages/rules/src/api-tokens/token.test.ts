import fc from "fast-check";
import { expect, it } from "vitest";
import { isWellFormedToken, newToken, TOKEN_KINDS, TOKEN_PATTERN } from "./token.ts";

const tokens = fc
	.tuple(fc.constantFrom(...TOKEN_KINDS), fc.array(fc.nat(61), { minLength: 30, maxLength: 30 }))
	.map(([kind, digits]) => newToken(kind, () => digits.pop() ?? 0));

it("has its checksum in the last six digits, as zlib computes it", () => {
	// In base 62, `crc32("hilo_player_000…")` of zlib is 1616904175.
	expect(newToken("player", () => 0)).toBe("hilo_player_0000000000000000000000000000001lQMdb");
});

it("is well formed, and found by the scanners' pattern within other text", () => {
	fc.assert(
		fc.property(tokens, fc.string(), (token, around) => {
			expect(isWellFormedToken(token)).toBe(true);
			expect(`${around} ${token} ${around}`).toMatch(new RegExp(`\\b${TOKEN_PATTERN}\\b`));
		}),
	);
});

it("is refused with any one character changed, added or missing", () => {
	fc.assert(
		fc.property(tokens, fc.nat(), fc.constantFrom(..."0Az_-."), (token, place, character) => {
			const at = place % token.length;
			const [before, after] = [token.slice(0, at), token.slice(at + 1)];
			expect(isWellFormedToken(before + after)).toBe(false);
			expect(isWellFormedToken(`${before}${character}${token.slice(at)}`)).toBe(false);
			if (token[at] !== character) expect(isWellFormedToken(before + character + after)).toBe(false);
		}),
	);
});
