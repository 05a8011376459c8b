import { expect, test } from "vitest";
import { cut, monthOf, oneLine } from "./text.ts";

test("a text becomes one line of plain, composed letters", () => {
	expect(oneLine("  Caf\u0065\u0301\r\n\tin\u00a0Paris ")).toBe("Café in Paris");
});

test("a text is cut at so many letters, not in the middle of one", () => {
	expect(cut("short", 5)).toBe("short");
	expect(cut("too long", 5)).toBe("too…");
	expect(cut("🎲🎲🎲🎲", 3)).toBe("🎲🎲…");
});

test("a pool is dated by the month in UTC", () => {
	expect(monthOf(Date.UTC(2026, 10, 30, 23, 59))).toBe("2026-11");
	expect(monthOf(Date.UTC(2026, 11, 1))).toBe("2026-12");
});
