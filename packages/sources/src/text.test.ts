import { expect, test } from "vitest";
import { cut, monthOf, oneLine } from "./text.ts";

test("makes one line of plain, composed characters", () => {
	expect(oneLine("  Caf\u0065\u0301\r\n\tin\u00a0Paris ")).toBe("Café in Paris");
});

test("shortens a text by code points", () => {
	expect(cut("short", 5)).toBe("short");
	expect(cut("too long", 5)).toBe("too…");
	expect(cut("🎲🎲🎲🎲", 3)).toBe("🎲🎲…");
});

test("returns the month in UTC", () => {
	expect(monthOf(Date.UTC(2026, 10, 30, 23, 59))).toBe("2026-11");
	expect(monthOf(Date.UTC(2026, 11, 1))).toBe("2026-12");
});
